/** Rows that are mounted together: a phone's screen of them, since the first slab is the first thing to be seen. */
export const SLAB_SIZE = 8;

/**
 * The rows in slabs of `size`. A slab whose rows are the very same objects as before stays the same array, so that
 * the slabs on the page that did not change need not render again.
 */
export function sliceSlabs<T>(
  items: readonly T[],
  size: number,
  before: readonly (readonly T[])[] = [],
): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const slab = items.slice(index * size, (index + 1) * size);
    const old = before[index];
    return old !== undefined && isSame(old, slab) ? old : slab;
  });
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
