// Notes where each piece that flies has begun: the middle of it; how many fly at once at most, and how long they do.
// And how long each die rolls.
window.flights = [];
window.lasted = [];
window.atOnce = 0;
window.rolled = [];
let flying = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const flight = animate.call(this, frames, how);
  if (this.parentElement === document.body) {
    flight.pause();
    flight.currentTime = 0;
    const { x, y, width, height } = this.getBoundingClientRect();
    flight.play();
    window.flights.push([x + width / 2, y + height / 2]);
    window.lasted.push(flight.effect.getComputedTiming().activeDuration);
    window.atOnce = Math.max(window.atOnce, ++flying);
    flight.finished.then(() => flying--);
  }
  if (this.matches(".die")) window.rolled.push(flight.effect.getComputedTiming().activeDuration);
  return flight;
};
