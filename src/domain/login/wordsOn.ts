import type { AnyRow } from '@/routes.match';
import type { LoginWords } from '@/session';

/** Texts of a login that the page of `row` asks for: the page's own act unless `words` name one. */
export function wordsOn(row: AnyRow | undefined, words: LoginWords): LoginWords {
  const act = words.act ?? row?.act;
  return act === undefined ? words : { ...words, act };
}
