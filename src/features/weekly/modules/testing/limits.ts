/** A text longer than any limit. */
export const LONG = '字'.repeat(500);

export const many = (item: object, count = 400): readonly object[] =>
  Array.from({ length: count }, () => item);

/** Lengths of the texts and lists in a view; of lists of objects, those of the first item. */
export function lengths(view: unknown, name = ''): Record<string, number> {
  if (typeof view === 'string') return view === '' ? {} : { [name]: view.length };
  if (Array.isArray(view)) return { [name]: view.length, ...lengths(view[0], `${name}[]`) };
  if (typeof view !== 'object' || view === null) return {};
  return Object.fromEntries(
    Object.entries(view).flatMap(([key, part]) =>
      Object.entries(lengths(part, name === '' ? key : `${name}.${key}`)),
    ),
  );
}
