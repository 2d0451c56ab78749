// Notes what shakes on a board, by its target, and for how long.
window.shaken = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const moving = animate.call(this, frames, how);
  if (this.dataset.target) window.shaken.push([this.dataset.target, moving.effect.getComputedTiming().activeDuration]);
  return moving;
};
