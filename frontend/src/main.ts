import { settings } from "./store/settings";
import "./pages/app";

/** What a reader chose is in attributes of the document, from which page.css takes colours and signs. */
function dress(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset["theme"];
  else dataset["theme"] = settings.theme;
  if (settings.letters) dataset["letters"] = "";
  else delete dataset["letters"];
}

settings.addEventListener("change", dress);
dress();
