/** Strings, which are left alone, and numbers. Both alternatives match whatever follows, so no text takes long. */
const STRING_OR_NUMBER = /"(?:[^"\\]+|\\[^])*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON, with whole numbers that JavaScript cannot hold exactly (ids of 64 bits) as texts of their digits.
 * @throws SyntaxError for what is no JSON
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  return JSON.parse(text.replace(STRING_OR_NUMBER, (part) => (isTooLong(part) ? `"${part}"` : part)));
}

const isTooLong = (part: string): boolean => /^-?\d{16,}$/.test(part) && !Number.isSafeInteger(Number(part));
