const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}){2}(?:\s*,\s*(?:[01]|[01]?\.\d{1,4}|\d{1,3}%))?\s*\)$/i;

/**
 * A campaign's colour where it is a plain one, null otherwise: the text goes into a style, so nothing but
 * `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` and `rgba()` may pass.
 */
export function plainColor(text: string): string | null {
  const color = text.trim();
  return HEX.test(color) || RGB.test(color) ? color : null;
}
