/** What the fail page says of what its address brings, which anybody may have written (spec 2 §8). */
import { cleanText } from '@/utils/text';
import { FAIL_TEXTS } from './failTexts';

export interface FailView {
  readonly title: string;
  readonly text: string;
  /** For the help desk; '' for codes that say nothing to anybody. */
  readonly code: string;
}

/** Spec 2 §8: the page's info could not be had. Other codes are not in the specs and are told as they are. */
const CODE_LATE = '9999';

const MAX_LENGTH = 80;
/** A sentence of the gateway has neither an address nor a number to call; one that has was written by somebody else. */
const LURE = /https?:|\/\/|www\.|[a-z0-9-]\.(com|cn|net|org|top|xyz|cc|vip|app|link|shop|io)\b|\d{7,}/i;
const CODE = /^[\w-]{1,16}$/;

/** Plain words of at most 80 characters; '' for none, and for words that lead elsewhere. */
export function saidReason(text: string | undefined): string {
  const words = cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (LURE.test(words)) return '';
  const characters = Array.from(words);
  return characters.length <= MAX_LENGTH ? words : `${characters.slice(0, MAX_LENGTH).join('')}…`;
}

/**
 * @param reasonMsg query of the page: the gateway's words
 * @param reasonCode query of the page
 */
export function failView(reasonMsg: string | undefined, reasonCode: string | undefined): FailView {
  const said = saidReason(reasonMsg);
  const isKnown = reasonCode === CODE_LATE;
  // Decision: the heading says that it is over only with the words that say so; the gateway may have another reason.
  if (isKnown && (said === '' || said === FAIL_TEXTS.late))
    return { title: FAIL_TEXTS.lateTitle, text: FAIL_TEXTS.late, code: '' };
  const code = reasonCode !== undefined && !isKnown && CODE.test(reasonCode) ? reasonCode : '';
  return { title: FAIL_TEXTS.otherTitle, text: said || FAIL_TEXTS.other, code };
}
