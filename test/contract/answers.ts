/** Responses generated from the contract's schemas, and each of their fields with what the app does with a bad one. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-strict'?: boolean;
  readonly 'x-line'?: number;
  readonly 'x-lenient'?: boolean;
  readonly 'x-raw'?: boolean;
  readonly 'x-unread'?: boolean;
  readonly 'x-open'?: boolean;
  readonly 'x-closed'?: boolean;
  readonly 'x-whole'?: boolean;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface OperationNode {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

const document: Document = parse(
  readFileSync(path.join(__dirname, '..', '..', 'contract', 'gateway.openapi.yaml'), 'utf8'),
  { maxAliasCount: -1 },
);

/** The schema itself, merged with the keys beside a reference to it. */
export function resolved({ $ref, ...beside }: Schema): Schema {
  if ($ref === undefined)
    return beside.allOf?.length === 1 ? { ...resolved(beside.allOf[0]!), ...beside } : beside;
  const target = document.components.schemas[$ref.replace('#/components/schemas/', '')];
  if (target === undefined) throw new Error(`${$ref} is not there`);
  const whole = resolved(target);
  // Both formats apply: the schema's is more specific than `words` beside it.
  return { ...whole, ...beside, format: whole.format ?? beside.format };
}

export const isNull = (schema: Schema): boolean => schema.type === 'null';

/** Of each operation: its id and the schema of `data` in a success. */
export const answers: readonly (readonly [id: string, data: Schema])[] = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .map(({ operationId, responses }) => {
    const { properties } = resolved(responses['200']!.content['application/json']!.schema);
    const { oneOf, ...data } = resolved(properties!['data']!);
    if (oneOf !== undefined)
      return [operationId, { ...resolved(oneOf.find((part) => !isNull(part))!), ...data }] as const;
    const types = [data.type].flat();
    return [
      operationId,
      types.length > 1 ? { ...data, type: types.find((type) => type !== 'null') } : data,
    ] as const;
  });

const TIME = {
  min: new Date('2001-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
};

/** Values that satisfy the schema. */
export function valuesOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(valuesOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => valuesOf({ ...schema, type })));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'array':
      return fc.array(valuesOf(schema.items!), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(3, schema.maxItems ?? 3),
      });
    case 'string':
      return textsOf(schema);
    default:
      return objectsOf(schema);
  }
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'beijing-time')
    return fc.date(TIME).map((date) => date.toISOString().slice(0, 19).replace('T', ' '));
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
  return fc.string({ minLength, maxLength });
}

function objectsOf({
  properties = {},
  required = [],
  additionalProperties,
  propertyNames,
}: Schema): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object') {
    const names = propertyNames === undefined ? fc.string() : textsOf(propertyNames);
    return fc.dictionary(names, valuesOf(additionalProperties), { maxKeys: 3 });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}

interface Field {
  /** The field's path in a `ContractError`. */
  readonly path: string;
  /** The response with another value here. */
  readonly broken: unknown;
  /** Whether the app continues without it. */
  readonly isTolerated: boolean;
}

/** Values of which an undeclared one is read as unknown. */
const isNamed = (schema: Schema): boolean =>
  schema.enum !== undefined && schema['x-closed'] !== true && schema['x-open'] !== true;

const fits = (schema: Schema, value: unknown): boolean =>
  typeof value === ([schema.type].flat().includes('string') ? 'string' : 'number');

/** Every field of a response, each with the response in which only this field is bad. */
export function fieldsOf(given: Schema, value: unknown, at = 'data', isTolerated = false): readonly Field[] {
  const schema = resolved(given);
  const isFree =
    isTolerated || Boolean(schema['x-lenient'] ?? schema['x-raw'] ?? schema['x-unread'] ?? schema['x-line']);
  // Fields that a page reads itself must still be an object.
  const isOwnFree = schema['x-raw'] && schema.properties !== undefined ? isTolerated : isFree;
  const own = badOnes(schema).map((broken) => ({
    path: at,
    broken,
    isTolerated: isOwnFree || isNamed(schema) || (schema['x-open'] === true && fits(schema, broken)),
  }));
  return [...own, ...partsOf(schema, value, at, isFree)];
}

function partsOf(schema: Schema, value: unknown, at: string, isFree: boolean): readonly Field[] {
  const form = schema.oneOf?.find((part) => !isNull(part));
  if (form !== undefined) return value === null ? [] : partsOf(resolved(form), value, at, isFree);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const leavesOut = !isFree && schema['x-whole'] !== true;
    return items.flatMap((item, index) =>
      fieldsOf(schema.items!, item, `${at}[${index}]`, isFree).map((field) => ({
        ...field,
        ...(leavesOut && { isTolerated: true }),
        broken: items.map((other, place) => (place === index ? field.broken : other)),
      })),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const { additionalProperties: others } = schema;
    const inner = schema.properties?.[name] ?? (typeof others === 'object' ? others : undefined);
    if (inner === undefined) throw new Error(`${at}.${name} is not in the contract`);
    return fieldsOf(inner, part, `${at}.${name}`, isFree).map((field) => ({
      ...field,
      broken: { ...value, [name]: field.broken },
    }));
  });
}

/** Values that the app must refuse: of another type, and beyond the limits that it has to respect (`x-strict`). */
function badOnes(schema: Schema): readonly unknown[] {
  const form = schema.oneOf?.find((part) => !isNull(part));
  if (form !== undefined) return badOnes(resolved(form));
  const types = [schema.type].flat();
  const bad: unknown[] = [types.includes('string') ? true : 'not in the contract'];
  if (schema.enum !== undefined) bad.push(types.includes('string') ? 'not in the contract' : 4711);
  if (!schema['x-strict']) return bad;
  if (schema.minimum !== undefined) bad.push(schema.minimum - 1, schema.minimum + 0.5);
  if (schema.minLength !== undefined) bad.push(' '.repeat(schema.minLength - 1));
  if (schema.maxLength !== undefined) bad.push(' '.repeat(schema.maxLength + 1));
  if (schema.pattern !== undefined) bad.push('not in the contract');
  if (schema.format === 'beijing-time') bad.push('2026-02-30 10:00:00');
  return bad;
}
