/** Characters as people see them, in texts of UTF-16 units. Pure; `Intl.Segmenter` is too young for the phones that are supported. */

const JOINER = '\u200d';
/** What belongs to the character before it: joiner, form, keycap, accents, shade of skin, and the half of a pair. */
const FOLLOWS = /^(?:[\u0300-\u036f\u200d\u20e3\ufe00-\ufe0f\udc00-\udfff]|\ud83c[\udffb-\udfff]|\udb40)/;
const FLAG_LETTER = /^\ud83c[\udde6-\uddff]$/;

function isBetweenCharacters(text: string, at: number): boolean {
  const after = text.slice(at, at + 2);
  if (FOLLOWS.test(after) || text.charAt(at - 1) === JOINER) return false;
  // A flag is two letters: it is cut where an odd number of them lies before a further one.
  return !FLAG_LETTER.test(after) || flagLettersBefore(text, at) % 2 === 0;
}

function flagLettersBefore(text: string, at: number): number {
  let count = 0;
  while (FLAG_LETTER.test(text.slice(Math.max(0, at - 2 * count - 2), at - 2 * count))) count += 1;
  return count;
}

/** The beginning of a text, at most `max` UTF-16 units, cut between characters as they are seen: never half an emoji. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max;
  while (end > 0 && !isBetweenCharacters(text, end)) end -= 1;
  return text.slice(0, end);
}

const LONE_HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/g;

/** Without halves of pairs, which no server can read and `encodeURIComponent` refuses. */
export function wellFormed(text: string): string {
  // Twice: of two lone ends in a row the second has lost its neighbour to the first match.
  const once = text.replace(LONE_HALF, (_, before: string | undefined) => before ?? '');
  return once === text ? text : wellFormed(once);
}
