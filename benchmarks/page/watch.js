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
      // A message to oneself comes after all that was promised: the components have drawn themselves.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const drawn = performance.now();
        document.body.getBoundingClientRect();
        const laidOut = performance.now();
        watched.shown ??= laidOut;
        watched.views.push([drawn - came, laidOut - came]);
        port1.close();
      };
      port2.postMessage(null);
    };
    return listen.call(this, type, timed, ...rest);
  };
})();
