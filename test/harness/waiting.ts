/**
 * How long a test waits for something that has to happen. Only a limit for something broken: being slow is not a
 * failure.
 */
export const PATIENCE_MS = Number(process.env.SCREEN_PATIENCE_MS ?? 30_000);
/** Pause between two checks: short at first, for results that come within a few turns of the event loop. */
const FIRST_PAUSE_MS = 5;
const PAUSE_MS = 50;
/** Minimum number of checks: time alone does not count if the machine was paused. */
const LEAST_ASKS = 20;

/**
 * Repeats a check until the result is right, and returns it.
 * @throws with what was expected and the last result, if a check made after `PATIENCE_MS` is still wrong
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (let asks = 1; ; asks += 1) {
    const isLast = Date.now() > end && asks >= LEAST_ASKS;
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (isLast)
      throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}; there is ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, Math.min(asks * FIRST_PAUSE_MS, PAUSE_MS)));
  }
}
