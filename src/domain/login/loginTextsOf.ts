import type { AnyRow } from '@/routes.match';
import type { LoginTexts } from '@/session';

/** Texts of a login that the page of `row` asks for: the page's own act unless `words` name one. */
export function loginTextsOf(row: AnyRow | undefined, words: LoginTexts): LoginTexts {
  const act = words.act ?? row?.act;
  return act === undefined ? words : { ...words, act };
}
