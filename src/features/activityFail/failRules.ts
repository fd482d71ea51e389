import { cleanText } from '@/utils/text';
import { FAIL_TEXTS } from './failTexts';

/** `reasonCode` of a page-info failure (spec 2 §8). */
export const REASON_PAGE_INFO = '9999';

/** A sentence, not a page: an address may bring anything. */
const MAX_LENGTH = 120;

export interface FailWords {
  readonly title: string;
  readonly text: string;
}

/** What the fail page says for the query that it was opened with: plain text only, and never nothing. */
export function failWords(query: { readonly reasonMsg?: string; readonly reasonCode?: string }): FailWords {
  const isPageInfo = query.reasonCode === REASON_PAGE_INFO;
  const said = Array.from(
    cleanText(query.reasonMsg ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const text = said.length > MAX_LENGTH ? `${said.slice(0, MAX_LENGTH).join('')}…` : said.join('');
  return {
    title: isPageInfo ? FAIL_TEXTS.late : FAIL_TEXTS.failed,
    text: text || (isPageInfo ? FAIL_TEXTS.lateHint : FAIL_TEXTS.failedHint),
  };
}
