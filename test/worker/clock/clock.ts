/** What a test reads from the worker's clock (lever.ts). Times in ms since 1970. */
export interface Clock {
  readonly now: number;
  /** How far it is ahead of the real one, in ms. */
  readonly ahead: number;
  /** When the next alarm rings; null without any. */
  readonly next: number | null;
  /** Whether an alarm is being seen to at this moment. */
  readonly isRinging: boolean;
}
