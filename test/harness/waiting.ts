/** How long a test waits for what has to come. A limit for what is broken: being slow is no failure. */
export const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Asks again and again until the answer is right, and gives it.
 * @throws after `PATIENCE_MS`, with what was waited for and the last answer
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end)
      throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}; there is ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
