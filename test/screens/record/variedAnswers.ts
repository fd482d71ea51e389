/** Answers of the gateway with every value of one kind replaced. */

type Replace = (value: unknown, name: string) => unknown;

/** `REFUNDED`, `V2`: a value of an enumeration. */
const NAME = /^[A-Z][A-Z\d_]*$/;
/** Addresses, colours, and the codes by which one call refers to another. */
const IS_REFERENCE = /(url|link|image|img|icon|colou?r|code|id|no|token)$/i;

const IS_TIME = /^\d{4}-\d\d-\d\d/;

const isText = (value: unknown, name: string): value is string =>
  typeof value === 'string' && !NAME.test(value) && !IS_TIME.test(value) && !IS_REFERENCE.test(name);

/** Each kind, and what replaces a value; `undefined` leaves it. */
export const KINDS = {
  'empty texts': (value, name) => (isText(value, name) ? '' : undefined),
  'empty times': (value) => (typeof value === 'string' && IS_TIME.test(value) ? '' : undefined),
  'unknown names': (value) => (typeof value === 'string' && NAME.test(value) ? 'NEW_VALUE' : undefined),
  'empty lists': (value) => (Array.isArray(value) ? [] : undefined),
  'no objects': (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? null : undefined,
  'zero numbers': (value) => (typeof value === 'number' ? 0 : undefined),
  'other flags': (value) => (typeof value === 'boolean' ? !value : undefined),
} satisfies Readonly<Record<string, Replace>>;

export type Kind = keyof typeof KINDS;

/**
 * A copy of an answer with each value of a kind below `data` replaced.
 * @param body as the gateway sends it
 */
export function varied(body: unknown, kind: Kind): unknown {
  const replace: Replace = KINDS[kind];
  const visit = (value: unknown, name: string, depth: number): unknown => {
    const replacement = depth === 0 ? undefined : replace(value, name);
    if (replacement !== undefined) return replacement;
    if (Array.isArray(value)) return value.map((each) => visit(each, name, depth));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each, key, depth + 1)]));
  };
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  return { ...body, data: visit(body.data, 'data', 0) };
}
