const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}){2}(?:\s*,\s*(?:[01]|[01]?\.\d{1,4}|\d{1,3}%))?\s*\)$/i;

/**
 * Returns a campaign's colour if it is a plain one, otherwise null: the text goes into a style, so only `#rgb`,
 * `#rrggbb`, `#rrggbbaa`, `rgb()` and `rgba()` are allowed.
 */
export function plainColor(text: string): string | null {
  const color = text.trim();
  return HEX.test(color) || RGB.test(color) ? color : null;
}
