import { field } from '../attempt';

/**
 * Height of a rectangle that a mini program's host reports, in CSS pixels. The payment app documents left, right, top
 * and bottom of an intersection's rectangles, but no height.
 * @returns null when unknown; an unknown height is not 0
 */
export function heightOf(rect: unknown): number | null {
  const [height, top, bottom] = ['height', 'top', 'bottom'].map((name) => field(rect, name));
  if (typeof height === 'number') return height;
  return typeof top === 'number' && typeof bottom === 'number' ? bottom - top : null;
}
