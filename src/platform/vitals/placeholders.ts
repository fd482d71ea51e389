interface Placeholders {
  /** The page has rendered for the first time. */
  rendered(): void;
  areGone(): boolean;
}

/** Of the page that was opened last; the others were left. */
let waitHere: (() => () => void) | undefined;

export const wait = (): (() => void) | undefined => waitHere?.();

/**
 * Counts the placeholders of a page that is being opened, which counts as one itself until it has rendered.
 * @param check called after the turn in which one has gone: content that replaces it may begin with its own
 */
export function countPlaceholders(check: () => void): Placeholders {
  let count = 1;
  function gone(): void {
    count -= 1;
    setTimeout(check);
  }
  waitHere = () => {
    count += 1;
    return gone;
  };
  return { rendered: gone, areGone: () => count === 0 };
}
