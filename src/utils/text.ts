import { cutText, wellFormed } from './characters';

/**
 * `text` without the `mark`s (one character) at its end. A loop: the regular expression `0+$` takes quadratic time on a
 * text with many of them elsewhere (test/architecture/expressions.test.ts).
 */
export function trimEndOf(text: string, mark: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === mark) end -= 1;
  return text.slice(0, end);
}

/** A decimal number without trailing zeros and point: `8.50` -> `8.5`, `5.00` -> `5`. */
export const trimDecimals = (decimal: string): string => trimEndOf(trimEndOf(decimal, '0'), '.');

/**
 * Makes external text safe to show: removes invisible characters that reorder, hide or split what is read
 * (bidirectional controls, zero width, soft hyphen, control characters; line breaks and tabs stay). The joiner inside
 * an emoji sequence stays, otherwise a family would be split into its members.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const JOINER = '\u200d';

export function cleanText(text: string): string {
  return text.replace(INVISIBLE, (mark, at: number) => (mark === JOINER && joinsEmoji(text, at) ? mark : ''));
}

function joinsEmoji(text: string, at: number): boolean {
  return (
    /[\udc00-\udfff\ufe0f\u2600-\u27bf]/.test(text.charAt(at - 1)) &&
    /[\ud83c-\ud83e\u2600-\u27bf]/.test(text.charAt(at + 1))
  );
}

/** Without any white space, as a phone number is compared and sent (product §1.5). */
export const stripSpaces = (text: string): string => text.replace(/\s+/g, '');

/**
 * External text (of a field, of an address) in the form that is stored: without invisible characters, whole characters,
 * at most `max` UTF-16 units.
 */
export const typedText = (text: string, max: number): string => wellFormed(cutText(cleanText(text), max));
