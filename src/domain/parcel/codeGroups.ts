/** `123 456`, `1234 567`, `7031 6208`; anything that is no code of six to eight digits stays whole. */
export function codeGroups(code: string): readonly string[] {
  if (!/^\d{6,8}$/.test(code)) return [code];
  const head = code.length === 6 ? 3 : 4;
  return [code.slice(0, head), code.slice(head)];
}

/** The same in one line, as every page writes it. */
export const spacedCode = (code: string): string => codeGroups(code).join(' ');
