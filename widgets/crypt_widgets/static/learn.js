function render({ model, el }) {
  return live({ model, el }, (data) => {
    el.hidden = !Object.keys(data).length;
  });
}

export default { render };
