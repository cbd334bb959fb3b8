/** What a page must not be taken away from, asked whenever it might be. */
const holders = new Set<() => boolean>();

/** Keeps the page from being loaded again for as long as `test` says that something is under way; the answer ends that. */
export function holdWhile(test: () => boolean): () => void {
  holders.add(test);
  return () => holders.delete(test);
}

/** Whether something would be lost or torn: a card on its way, a decision in the making. */
export const isUnderWay = (): boolean => [...holders].some((test) => test());
