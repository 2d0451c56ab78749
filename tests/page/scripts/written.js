// Where the letters of a card's name are: left, top, right, bottom.
(card) => {
  const range = document.createRange();
  range.selectNodeContents(card.shadowRoot.querySelector(".name"));
  const { left, top, right, bottom } = range.getBoundingClientRect();
  return [left, top, right, bottom];
}
