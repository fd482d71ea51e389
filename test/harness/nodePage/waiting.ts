/** How long a page in Node is asked again, and how often. */
const PAUSE_MS = 5;
const LATER_PAUSE_MS = 20;
/** Asked so often at least: a machine that was paused meanwhile has not been patient. */
const LEAST_ASKS = 30;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Whether `holds` becomes true within `ms`; what it throws is thrown at the end only, a page may be between two states. */
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
