// All that stands in the document, however deep in shadow roots: texts, and what is said of things.
() => {
  const found = [];
  const read = (root) => {
    for (const node of root.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data.trim());
      if (!(node instanceof Element) || node.matches("style, script")) continue;
      for (const name of ["aria-label", "title", "data-target", "data-action"]) found.push(node.getAttribute(name) ?? "");
      if (node.shadowRoot) read(node.shadowRoot);
      read(node);
    }
  };
  read(document);
  return found.filter(Boolean).join("\n");
}
