// Notes where each piece that flies has begun: the middle of it.
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const flying = animate.call(this, frames, how);
  if (this.parentElement === document.body) {
    flying.pause();
    flying.currentTime = 0;
    const { x, y, width, height } = this.getBoundingClientRect();
    flying.play();
    window.flights.push([x + width / 2, y + height / 2]);
  }
  return flying;
};
