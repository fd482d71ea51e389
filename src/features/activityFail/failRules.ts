/** What the fail page says of what its address brings, which anybody may have written (spec 2 §8). */
import { cleanText } from '@/utils/text';
import { FAIL_TEXTS } from './failTexts';

export interface FailView {
  readonly title: string;
  readonly text: string;
  /** For the help desk; '' for codes that say nothing to anybody. */
  readonly code: string;
}

interface Reason {
  readonly title: string;
  readonly text: string;
}

/** 9999: the page's info could not be had (spec 2 §8). Other codes are not in the specs and are told as they are. */
const REASONS: Readonly<Record<string, Reason>> = {
  '9999': { title: FAIL_TEXTS.lateTitle, text: FAIL_TEXTS.late },
};
const UNKNOWN: Reason = { title: FAIL_TEXTS.otherTitle, text: FAIL_TEXTS.other };

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
  const code = reasonCode !== undefined && CODE.test(reasonCode) ? reasonCode : '';
  const known = Object.prototype.hasOwnProperty.call(REASONS, code) ? REASONS[code] : undefined;
  const { title, text } = known ?? UNKNOWN;
  return { title, text: saidReason(reasonMsg) || text, code: known === undefined ? code : '' };
}
