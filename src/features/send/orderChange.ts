/** An order changed on a page above the list: the list refetches when it is shown again, and only then. */
let hasChanged = false;

export function noteOrderChange(): void {
  hasChanged = true;
}

/** Reports each change once. */
export function takeOrderChange(): boolean {
  const was = hasChanged;
  hasChanged = false;
  return was;
}
