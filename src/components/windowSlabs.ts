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

/** Neighbouring items under one head, in their order. */
interface Run<T> {
  readonly head: string;
  readonly items: readonly T[];
  /** Index of its first item. */
  readonly from: number;
}

export function sliceRuns<T>(items: readonly T[], headOf: (item: T) => string): readonly Run<T>[] {
  const heads = items.map(headOf);
  const starts = heads.flatMap((head, index) => (index === 0 || head !== heads[index - 1] ? [index] : []));
  return starts.map((from, index) => ({
    head: heads[from] ?? '',
    items: items.slice(from, starts[index + 1]),
    from,
  }));
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
