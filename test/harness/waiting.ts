/** How long a test waits for what has to come. A limit for what is broken: being slow is no failure. */
export const PATIENCE_MS = Number(process.env.SCREEN_PATIENCE_MS ?? 30_000);
/** Between two asks: short at first, for what comes within a few turns. */
const FIRST_PAUSE_MS = 5;
const PAUSE_MS = 50;
/** Asked so often at the least: a machine that stood still meanwhile has not been patient. */
const LEAST_ASKS = 20;

/**
 * Asks again and again until the answer is right, and gives it.
 * @throws with what was waited for and the last answer, when a question asked after `PATIENCE_MS` has a wrong one
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
