/** Rows that mount together: about one phone screen, since the first slab is what the user sees first. */
export const SLAB_SIZE = 8;

/**
 * Splits the rows into slabs of `size`. A slab with the same row objects as before stays the same array, so that
 * unchanged slabs need not re-render.
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
