function draw(model, el) {
  el.replaceChildren();
}

export default { render: ({ model, el }) => draw(model, el) };
