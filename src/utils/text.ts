import { cutText, wellFormed } from './characters';

/**
 * `text` without the `mark`s (one character) at its end. A loop: as an expression, `0+$`, it takes the square of a text
 * that has many of them elsewhere (test/architecture/expressions.test.ts).
 */
export function trimEndOf(text: string, mark: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === mark) end -= 1;
  return text.slice(0, end);
}

/** A number with a point, without what its end does not need: `8.50` -> `8.5`, `5.00` -> `5`. */
export const trimDecimals = (decimal: string): string => trimEndOf(trimEndOf(decimal, '0'), '.');

/**
 * Texts from outside, fit to be shown: without the characters that nobody sees but that reorder, hide or split what
 * is read (bidirectional controls, zero width, soft hyphen, control characters; line breaks and tabs stay).
 * The joiner inside an emoji sequence stays, or a family would fall apart into its members.
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

/** Phone numbers as people type them and as they may be shown. */

/** Without any white space (product §1.5). */
export const stripSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Hides the middle four of eleven digits (product §1.5); anything else comes back as it is. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** A text from outside as it is kept (of a field, of an address): without marks that are not seen, whole characters, at most `max` UTF-16 units. */
export const typedText = (text: string, max: number): string => wellFormed(cutText(cleanText(text), max));
