import { isObject, list, object, type Json } from '../../../core/contract/json';
import { keysOf } from './breaches';

/** The contract's schema of the answer (sandbox/studio/answerSchema.ts). */
export interface Schema {
  readonly data: Json;
  readonly schemas: Readonly<Record<string, Json>>;
}

/** What the contract says about one place. */
export interface Spec {
  readonly types: readonly string[];
  readonly fields: ReadonlyMap<string, Spec>;
  readonly required: readonly string[];
  readonly item: Spec | null;
  /** Allowed values; empty: any of the types. */
  readonly values: readonly unknown[];
  readonly description: string;
  readonly minimum: number;
  readonly minLength: number;
  /** The contract's name of it, '' without one. */
  readonly name: string;
}

/** Reads a schema node: of "this or null" both, of a reference its target. */
function specOf(schema: Schema, node: unknown): Spec {
  const flat = flatten(schema, node);
  const properties = object(flat.properties);
  return {
    types: [...new Set([...typesOf(flat), ...list(flat.nulls).map(String)])],
    get fields() {
      return new Map(Object.entries(properties).map(([name, each]) => [name, specOf(schema, each)]));
    },
    required: list(flat.required).map(String),
    get item() {
      return isObject(flat.items) ? specOf(schema, flat.items) : null;
    },
    values: flat.const === undefined ? list(flat.enum) : [flat.const],
    description: typeof flat.description === 'string' ? flat.description : '',
    minimum: typeof flat.minimum === 'number' ? flat.minimum : 0,
    minLength: typeof flat.minLength === 'number' ? flat.minLength : 0,
    name: typeof flat.schemaName === 'string' ? flat.schemaName : '',
  };
}

const typesOf = ({ type, properties }: Json): readonly string[] => {
  if (Array.isArray(type)) return type.map(String);
  if (typeof type === 'string') return [type];
  return properties === undefined ? [] : ['object'];
};

function flatten(schema: Schema, node: unknown): Json {
  const { $ref, oneOf, allOf, ...beside } = object(node);
  if (typeof $ref === 'string') {
    const name = $ref.replace(/^.*\//, '');
    return { ...flatten(schema, schema.schemas[name]), schemaName: name, ...beside };
  }
  const forms = [...list(oneOf), ...list(allOf)];
  if (forms.length === 0) return object(node);
  const isNull = (form: unknown): boolean => object(form).type === 'null';
  const merged = forms.filter((form) => !isNull(form)).map((form) => flatten(schema, form));
  return Object.assign({}, ...merged, beside, forms.some(isNull) ? { nulls: ['null'] } : {}) as Json;
}

/** What the contract says about the value at a JSON pointer; null: it does not name it. */
export function specAt(schema: Schema, path: string): Spec | null {
  let spec: Spec | null = specOf(schema, schema.data);
  for (const key of keysOf(path)) {
    if (spec === null) return null;
    spec = spec.item === null ? (spec.fields.get(key) ?? null) : spec.item;
  }
  return spec;
}

/** The plainest value that the contract allows: for a module of which no fixture has one, and for completion. */
export function plainValue(spec: Spec): unknown {
  if (spec.values.length > 0) return spec.values[0];
  if (spec.types.includes('null')) return null;
  if (spec.types.includes('object'))
    return Object.fromEntries(spec.required.map((name) => [name, plainValue(spec.fields.get(name) ?? spec)]));
  if (spec.types.includes('array')) return [];
  if (spec.types.includes('boolean')) return false;
  if (spec.types.includes('string')) return spec.minLength > 0 ? 'x'.repeat(spec.minLength) : '';
  return spec.minimum;
}
