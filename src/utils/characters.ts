/** User-perceived characters in texts of UTF-16 units. Pure; `Intl.Segmenter` is too new for the supported phones. */

const JOINER = '\u200d';
/**
 * What belongs to the previous character: joiner, variation selector, keycap, accents, skin tone, and the second half
 * of a surrogate pair.
 */
const FOLLOWS = /^(?:[\u0300-\u036f\u200d\u20e3\ufe00-\ufe0f\udc00-\udfff]|\ud83c[\udffb-\udfff]|\udb40)/;
const FLAG_LETTER = /^\ud83c[\udde6-\uddff]$/;

function isBetweenCharacters(text: string, at: number): boolean {
  const after = text.slice(at, at + 2);
  if (FOLLOWS.test(after) || text.charAt(at - 1) === JOINER) return false;
  // A flag consists of two letters: a cut is inside a flag when an odd number of flag letters precedes a further one.
  return !FLAG_LETTER.test(after) || flagLettersBefore(text, at) % 2 === 0;
}

function flagLettersBefore(text: string, at: number): number {
  let count = 0;
  while (FLAG_LETTER.test(text.slice(Math.max(0, at - 2 * count - 2), at - 2 * count))) count += 1;
  return count;
}

/** The start of a text, at most `max` UTF-16 units, cut between user-perceived characters: never half an emoji. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max;
  while (end > 0 && !isBetweenCharacters(text, end)) end -= 1;
  return text.slice(0, end);
}

const LONE_HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/g;

/** Removes lone surrogates, which no server can read and for which `encodeURIComponent` throws. */
export function wellFormed(text: string): string {
  // Repeated: of two lone low surrogates in a row, the first match consumes the second one's neighbour.
  const once = text.replace(LONE_HALF, (_, before: string | undefined) => before ?? '');
  return once === text ? text : wellFormed(once);
}
