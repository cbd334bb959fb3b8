/** Shows the settings over whatever there is; their code comes when somebody wants to see them. */
export async function openSettings(): Promise<void> {
  await import("./settings-dialog.ts");
  if (document.querySelector("settings-dialog")) return;
  const dialog = document.createElement("settings-dialog");
  dialog.addEventListener("settings-closed", () => dialog.remove());
  document.body.append(dialog);
}
