/**
 * A response with all its fields, and the other ways in which a gateway writes the same: null or nothing for an empty
 * list, a number for an id, 0 and 1 for a boolean.
 */
import fc from 'fast-check';
import { isNull, resolved, valuesOf, type Schema } from './answers';

interface Spelling {
  /** Which field, and its spelling. */
  readonly name: string;
  readonly sent: unknown;
  /** The plain spelling of `sent`. Absent: only check that it is read without leaving anything out. */
  readonly plain?: unknown;
}

/** Placeholder for an absent field. */
const ABSENT = Symbol('absent');
const LONG = 'x'.repeat(10_000);

/** What a schema describes: without null, and the one variant that is not null. */
function bare(given: Schema): Schema {
  const schema = resolved(given);
  const form = schema.oneOf?.find((part) => !isNull(part));
  if (form !== undefined) return { ...bare(form), 'x-lenient': schema['x-lenient'] };
  const type = [schema.type].flat().find((each) => each !== 'null');
  return { ...schema, type, enum: schema.enum?.filter((value) => value !== null) };
}

const isNullable = (given: Schema): boolean => {
  const { oneOf, type } = resolved(given);
  return oneOf?.some(isNull) === true || [type].flat().includes('null');
};
const isPassedOn = (schema: Schema): boolean => Boolean(schema['x-raw'] ?? schema['x-unread']);

/** Every field is there, every list has an item, every free text consists of digits. */
export function fullAnswer(given: Schema, depth = 0): unknown {
  const schema = bare(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (isPassedOn(schema)) return fc.sample(valuesOf(schema), { seed: 1, numRuns: 1 })[0];
  switch (schema.type) {
    case 'boolean':
      return true;
    case 'string':
      return hasForm(schema) ? fc.sample(valuesOf(schema), { seed: 1, numRuns: 1 })[0] : '7001';
    case 'integer':
    case 'number':
      return schema.minimum ?? 7;
    case 'array':
      // Some schemas contain themselves.
      return depth > 12 ? [] : [fullAnswer(schema.items!, depth + 1)];
    case 'null':
      return null;
    default: {
      const { properties, additionalProperties: others, propertyNames } = schema;
      if (properties === undefined && typeof others === 'object')
        return { [String(fullAnswer(propertyNames ?? { type: 'string' }))]: fullAnswer(others, depth + 1) };
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, part]) => [name, fullAnswer(part, depth + 1)]),
      );
    }
  }
}

const hasForm = ({ format, pattern }: Schema): boolean =>
  pattern !== undefined || (format !== undefined && format !== 'words');
/** A text that breaks the response when empty or too long (`x-strict`); digits are as good as any. */
const isLimited = (schema: Schema): boolean => schema['x-strict'] === true;

/** Each field of a full response in each of its other spellings, one at a time. */
export function otherSpellings(given: Schema, value: unknown): readonly Spelling[] {
  const schema = bare(given);
  if (isPassedOn(resolved(given)) || isPassedOn(schema)) return [];
  return [...ownSpellings(schema, value), ...spellingsOfParts(schema, value)];
}

function ownSpellings(schema: Schema, value: unknown): readonly Spelling[] {
  if (schema.const !== undefined) return [];
  if (schema.enum !== undefined) return enumSpellings(schema, value);
  switch (schema.type) {
    case 'array':
      return [
        { name: 'null', sent: null, plain: [] },
        { name: 'absent', sent: ABSENT, plain: [] },
      ];
    case 'boolean':
      return [
        { name: '1', sent: 1, plain: true },
        { name: '0', sent: 0, plain: false },
      ];
    case 'string':
      return [
        ...(hasForm(schema) ? [] : [{ name: 'number', sent: Number(value), plain: value }]),
        ...(isLimited(schema)
          ? []
          : [
              { name: 'empty', sent: '' },
              { name: 'long', sent: LONG },
            ]),
      ];
    default:
      return [];
  }
}

function enumSpellings(schema: Schema, value: unknown): readonly Spelling[] {
  const isText = typeof value === 'string';
  const digits = isText ? Number(value) : String(value);
  const isOfDigits = String(digits) === String(value);
  return [
    ...(isOfDigits && !schema['x-open'] ? [{ name: 'digits', sent: digits, plain: value }] : []),
    ...(schema['x-closed'] ? [] : [{ name: 'unknown value', sent: isText ? 'not in the contract' : 4711 }]),
  ];
}

function spellingsOfParts(schema: Schema, value: unknown): readonly Spelling[] {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const [item] = items;
    if (item === undefined) return [];
    return otherSpellings(schema.items!, item).flatMap((spelling) =>
      // Dropping a null item is not a matter of spelling.
      spelling.sent === ABSENT ? [] : within(`[0].`, spelling, (part) => [part]),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [], additionalProperties: others } = schema;
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const inner = properties[name] ?? (typeof others === 'object' ? others : undefined);
    if (inner === undefined || resolved(inner)['x-unread']) return [];
    const isOptional = properties[name] !== undefined && !required.includes(name);
    return [
      ...(isOptional || isNullable(inner) ? missing(bare(inner), isOptional) : []),
      ...otherSpellings(inner, part),
    ].flatMap((spelling) => within(`${name} `, spelling, (own) => withField(value, name, own)));
  });
}

/** Null and absent are equal; so is an empty text where a text has a format. */
function missing(schema: Schema, isOptional: boolean): readonly Spelling[] {
  const plain = isOptional ? ABSENT : null;
  return [
    isOptional ? { name: 'null', sent: null, plain } : { name: 'absent', sent: ABSENT, plain },
    ...(schema.type === 'string' && isLimited(schema) ? [{ name: 'empty', sent: '', plain }] : []),
  ];
}

function within(
  prefix: string,
  { name, ...spelling }: Spelling,
  wrap: (part: unknown) => unknown,
): readonly Spelling[] {
  return [
    {
      name: `${prefix}${name}`,
      sent: wrap(spelling.sent),
      ...('plain' in spelling && { plain: wrap(spelling.plain) }),
    },
  ];
}

function withField(whole: object, name: string, part: unknown): unknown {
  const { [name]: _old, ...rest }: Record<string, unknown> = { ...whole };
  return part === ABSENT ? rest : { ...rest, [name]: part };
}

/** A missing response. */
export const asSent = (value: unknown): unknown => (value === ABSENT ? undefined : value);
