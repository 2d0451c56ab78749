// Times what a table's frames take in the page: from a view's arrival until nothing is left to be done for it,
// and until it is laid out. Runs before the page's own scripts.
(() => {
  const watched = { shown: null, views: [] };
  window.watched = watched;
  const listen = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (type, handler, ...rest) {
    if (type !== "message") return listen.call(this, type, handler, ...rest);
    const timed = (event) => {
      const view = String(event.data).startsWith('{"type":"view"');
      const came = performance.now();
      handler(event);
      if (!view) return;
      // The components draw themselves in microtasks of this task, one promising the next: after so many there are
      // none left. What the browser does then, when it has time, is its own: it isn't waited for.
      let hops = 0;
      const hop = () => {
        if (++hops < 300) return queueMicrotask(hop);
        const drawn = performance.now();
        document.body.getBoundingClientRect();
        const laidOut = performance.now();
        watched.shown ??= laidOut;
        watched.views.push([drawn - came, laidOut - came]);
      };
      hop();
    };
    return listen.call(this, type, timed, ...rest);
  };
})();
