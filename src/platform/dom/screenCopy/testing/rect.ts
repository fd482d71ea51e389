/** A rectangle for tests; jsdom has no layout and no DOMRect. CSS pixels. */
export const rect = (top: number, width: number, height: number): DOMRect => ({
  x: 0,
  y: top,
  top,
  left: 0,
  right: width,
  bottom: top + height,
  width,
  height,
  toJSON: () => '',
});
