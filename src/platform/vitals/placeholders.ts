/** Of the page that was opened last; the others were left. */
let waitHere: () => (() => void) | undefined = () => undefined;

/** Something is not drawn yet; returns what to call when it is. */
export const wait = (): (() => void) | undefined => waitHere();

/**
 * Counts what a page that is being opened waits for: itself, until it has rendered, and its placeholders.
 * @param onNone called after a turn that left nothing: content that replaces a placeholder may begin with its own
 * @returns what to call when the page has rendered
 */
export function countPlaceholders(onNone: () => void): () => void {
  let count = 1;
  function gone(): void {
    count -= 1;
    setTimeout(() => {
      if (count === 0) onNone();
    });
  }
  waitHere = () => {
    count += 1;
    return gone;
  };
  return gone;
}
