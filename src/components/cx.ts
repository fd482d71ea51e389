/** Joins class names; skips `undefined` and `false`. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
