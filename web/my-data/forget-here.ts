const OURS = "fernskat.";
/** How things look on this device says nothing about anybody. */
const LOOK = ["fernskat.language", "fernskat.settings"];

/** Forgets what this browser itself has kept of the player: names, drafts, what was seen; and that it wants to be told. */
export async function forgetHere(): Promise<void> {
  for (const storage of [() => localStorage, () => sessionStorage]) clear(storage);
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The server sends nothing there any more in any case.
  }
}

function clear(find: () => Storage): void {
  try {
    const storage = find();
    for (const key of Object.keys(storage))
      if (key.startsWith(OURS) && !LOOK.includes(key)) storage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
