/** Lists of today's exceptions to a rule: a list may only shrink, and goes once it is empty. */
import fs from 'node:fs';
import path from 'node:path';

/** What breaks the rule without being listed, and what is listed without breaking it any more. Both have to be empty. */
export function unlisted(
  name: string,
  found: readonly string[],
): { readonly added: string[]; readonly gone: string[] } {
  const listed: unknown = JSON.parse(
    fs.readFileSync(path.join(__dirname, 'exceptions', `${name}.json`), 'utf8'),
  );
  if (!Array.isArray(listed)) throw new Error(`exceptions/${name}.json is no list`);
  const known = new Set<unknown>(listed);
  return {
    added: found.filter((each) => !known.has(each)),
    gone: [...known].map(String).filter((each) => !found.includes(each)),
  };
}
