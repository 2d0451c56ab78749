import { settings } from "./store/settings";
import "./pages/app";

/** The theme is an attribute of the document, from which page.css takes its colours. */
function dress(): void {
  if (settings.theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = settings.theme;
}

settings.addEventListener("change", dress);
dress();
