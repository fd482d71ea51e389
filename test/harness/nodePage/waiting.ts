/** How often a page in Node is checked, ms. */
const PAUSE_MS = 5;
const LATER_PAUSE_MS = 20;
/** Minimum number of checks: time alone does not count if the machine was paused. */
const LEAST_ASKS = 30;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Whether `holds` becomes true within `ms`. Its errors are thrown only at the end: a page may be between two states.
 */
export async function isTrueWithin(ms: number, holds: () => boolean): Promise<boolean> {
  const end = Date.now() + ms;
  for (let asks = 1; ; asks += 1) {
    const isLast = Date.now() > end && asks >= LEAST_ASKS;
    try {
      if (holds()) return true;
    } catch (error) {
      if (isLast) throw error;
    }
    if (isLast) return false;
    await pause(asks < 40 ? PAUSE_MS : LATER_PAUSE_MS);
  }
}
