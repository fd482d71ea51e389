/**
 * Tiny validators for what the gateway answers. A decoder returns the value with its type or throws
 * `ContractError` with the path of the first bad field; unknown fields of objects are dropped.
 * What answers are made of is written by `npm run contract` (`generated/`).
 */
import { ContractError, type ApiError } from './errors';

/** Told of each part of an answer that is left out (`lenient.ts`): what was wrong with it. */
export type OnBadPart = (cause: ApiError) => void;

export type Decoder<T> = (value: unknown, path: string, onBad?: OnBadPart) => T;
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

type Shape = Readonly<Record<string, Decoder<unknown>>>;
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Decoded<S[K]> ? K : never }[keyof S];
type ObjectOf<S extends Shape> = {
  readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Decoded<S[K]>;
} & { readonly [K in OptionalKeys<S>]?: Decoded<S[K]> };

export const string: Decoder<string> = (value, path) => {
  if (typeof value !== 'string') throw new ContractError(path, 'a string');
  return value;
};

/** Finite only. */
export const number: Decoder<number> = (value, path) => {
  if (typeof value !== 'number' || !isFinite(value)) throw new ContractError(path, 'a number');
  return value;
};

export const boolean: Decoder<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new ContractError(path, 'a boolean');
  return value;
};

/** For answers whose `data` says nothing. */
export const nothing: Decoder<null> = (value, path) => {
  if (value !== null && value !== undefined) throw new ContractError(path, 'null');
  return null;
};

/** One of the given values. */
export function literal<const L extends readonly (string | number | boolean)[]>(
  ...allowed: L
): Decoder<L[number]> {
  return (value, path) => {
    for (const one of allowed) if (one === value) return one;
    throw new ContractError(path, `one of ${allowed.join(', ')}`);
  };
}

export function array<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (value, path, onBad) => {
    if (!Array.isArray(value)) throw new ContractError(path, 'an array');
    const items: readonly unknown[] = value;
    return items.map((entry, index) => item(entry, `${path}[${index}]`, onBad));
  };
}

export function object<S extends Shape>(shape: S): Decoder<ObjectOf<S>>;
export function object(shape: Shape): Decoder<Record<string, unknown>> {
  return (value, path, onBad) => {
    const source = plainObject(value, path);
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(shape)) {
      const field = shape[key]?.(source[key], path === '' ? key : `${path}.${key}`, onBad);
      if (field !== undefined) result[key] = field;
    }
    return result;
  };
}

/** An object with keys of the server's choosing. */
export function record<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (value, path, onBad) => {
    const result: Record<string, T> = {};
    for (const [key, entry] of Object.entries(plainObject(value, path))) {
      if (key !== '__proto__') result[key] = item(entry, `${path}.${key}`, onBad);
    }
    return result;
  };
}

/** The field may be missing; null is not missing. */
export function optional<T>(inner: Decoder<T>): Decoder<T | undefined> {
  return (value, path, onBad) => (value === undefined ? undefined : inner(value, path, onBad));
}

/** Null, or missing: gateways of this family leave null fields out. */
export function nullable<T>(inner: Decoder<T>): Decoder<T | null> {
  return (value, path, onBad) => (value === null || value === undefined ? null : inner(value, path, onBad));
}

function plainObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ContractError(path, 'an object');
  return { ...value };
}
