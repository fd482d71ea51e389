/**
 * Matches strings, which stay unchanged, and numbers. Both alternatives match greedily without backtracking, so that
 * parsing time is linear.
 */
const STRING_OR_NUMBER = /"(?:[^"\\]+|\\[^])*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON; whole numbers that JavaScript cannot hold exactly (64-bit ids) become texts of their digits.
 * @throws SyntaxError for invalid JSON
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  return JSON.parse(text.replace(STRING_OR_NUMBER, (part) => (isTooLong(part) ? `"${part}"` : part)));
}

const isTooLong = (part: string): boolean => /^-?\d{16,}$/.test(part) && !Number.isSafeInteger(Number(part));
