/** Figures as tracking sends them: whole numbers, `cls` in thousandths. */
export function rounded<Name extends string>(
  figures: Readonly<Partial<Record<Name, number>>>,
): Partial<Record<Name, number>> {
  const result: Partial<Record<Name, number>> = { ...figures };
  for (const name in figures) {
    const unit = name === 'cls' ? 1000 : 1;
    const value = figures[name];
    if (value !== undefined) result[name] = Math.round(value * unit) / unit;
  }
  return result;
}
