/** That an order changed on a page above the list, so that a list which comes back asks anew, and only then. */
let hasChanged = false;

export function noteOrderChange(): void {
  hasChanged = true;
}

/** Once for each change. */
export function takeOrderChange(): boolean {
  const was = hasChanged;
  hasChanged = false;
  return was;
}
