/**
 * Tone of a background: `light` needs black text, `dark` white; `own` is the card's background with its own text
 * colour.
 */
export type GroundTone = 'own' | 'light' | 'dark';

const HEX_DIGITS = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * Which text is readable on a campaign's colour: black or white, whichever has more contrast, which is at least 4.58:1
 * on any colour. A translucent colour lets the card show through, whose colour is not known here (dark mode), so it
 * counts as no colour.
 * @param color result of `plainColor`, or ''
 */
export function groundTone(color: string): GroundTone {
  const channels = opaqueChannels(color);
  if (channels === null) return 'own';
  const [red, green, blue] = channels.map(linear);
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? 'light' : 'dark';
}

/** 0..255 each; null if there is no colour or it is not opaque. */
function opaqueChannels(color: string): readonly number[] | null {
  const digits = HEX_DIGITS.exec(color)?.[1];
  if (digits !== undefined) {
    const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
    if (pairs.length === 8 && pairs.slice(6).toLowerCase() !== 'ff') return null;
    return [0, 2, 4].map((at) => parseInt(pairs.slice(at, at + 2), 16));
  }
  const numbers = color.match(/[\d.]+%?/g);
  if (numbers === null || numbers.length < 3) return null;
  const alpha = numbers[3];
  if (alpha !== undefined && parseFloat(alpha) !== (alpha.endsWith('%') ? 100 : 1)) return null;
  return numbers.slice(0, 3).map((channel) => Math.min(255, Number(channel)));
}

/** WCAG 2 relative luminance of one channel. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
