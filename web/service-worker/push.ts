/** What comes from the server while no page is open. */
export function listenForPush(_worker: ServiceWorkerGlobalScope): void {
  // Nothing is sent yet.
}
