// The table.
function render(context) {
  return live(context, () => {});
}

export default { render };
