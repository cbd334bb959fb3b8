import { onceLoaded } from "../components/once-loaded.ts";
import { loadPart } from "../messages/parts.ts";

/** Shows the settings over whatever there is; their code comes when somebody wants to see them. */
export function openSettings(): Promise<void> {
  return onceLoaded(
    () => Promise.all([import("./settings-dialog.ts"), loadPart("later")]),
    () => {
      if (document.querySelector("settings-dialog")) return;
      const dialog = document.createElement("settings-dialog");
      dialog.addEventListener("settings-closed", () => dialog.remove());
      document.body.append(dialog);
    },
  );
}
