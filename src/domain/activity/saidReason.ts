/** Words that an address brings, which anybody may have written (product §2.8). Pure. */
import { cleanText } from '@/utils/text';

const MAX_LENGTH = 80;
/** A sentence of the gateway has neither an address nor a number to call; one that has was written by somebody else. */
const LURE = /https?:|\/\/|www\.|[a-z0-9-]\.(com|cn|net|org|top|xyz|cc|vip|app|link|shop|io)\b|\d{7,}/i;

/** In one line, without what nobody sees. */
export const plainWords = (text: string | undefined): string =>
  cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Words of an address: at most 80 characters of them; '' for none, and for words that lead elsewhere. */
export function saidReason(text: string | undefined): string {
  const words = plainWords(text);
  if (LURE.test(words)) return '';
  const characters = Array.from(words);
  return characters.length <= MAX_LENGTH ? words : `${characters.slice(0, MAX_LENGTH).join('')}…`;
}
