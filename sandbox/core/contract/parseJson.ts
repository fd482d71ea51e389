/** Deeper than any call of the contract. Whatever is parsed is also serialised (log, lab), which is recursive. */
const MAX_DEPTH = 1_000;

/** @throws SyntaxError if the text is not JSON or is nested deeper than 1,000 levels */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_DEPTH} levels`);
    level = level.flatMap(partsOf);
  }
  return value;
}

const partsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values<unknown>({ ...value }) : [];
