// Whether the window is out of sight is as `window.away` says, and what would be notified is noted in `window.told`.
// Chromium's headless shell says that nothing may be notified, whatever was allowed; what was, it tells elsewhere.
window.told = [];
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
let permission = "default";
navigator.permissions.query({ name: "notifications" }).then(({ state }) => (permission = state));
window.Notification = class {
  static get permission() {
    return permission;
  }
  constructor(title, { body }) {
    window.told.push([title, body]);
  }
  close() {}
};
