import { checkRequest } from '../core/contract/check';
import { isObject, object, type Json } from '../core/contract/json';
import type { Operation } from '../core/contract/load';

/** Values for the calls of `npm run gateway`: by the id of a call, or under `*` for all calls; each by field name. */
export type Params = Readonly<Record<string, Json>>;

/** A call ready to be sent. */
export interface PreparedCall {
  /** With prefix and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly mediaType: string;
  /** Undefined: none. */
  readonly body: Json | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const PREFIX = '/wxgw';

/** The content of a `--params` file; a sentence when it is not such a file. */
export function readParams(content: unknown): Params | string {
  if (!isObject(content) || !Object.values(content).every(isObject))
    return '--params needs a JSON file like { "*": { "client": 9 }, "receiveActivityInfo": { "code": "…" } }.';
  return Object.fromEntries(Object.entries(content).map(([id, values]) => [id, object(values)]));
}

/**
 * A call with the given values, else those of the contract: its example, the first of several values, the least number,
 * an empty text.
 * @returns a sentence if a required value is nowhere, or a given one breaks the contract or is not part of the call
 */
export function prepare(
  operation: Operation,
  params: Params,
  headers: Readonly<Record<string, string>>,
): PreparedCall | string {
  const given: Json = { ...params['*'], ...params[operation.id] };
  const missing: string[] = [];
  const unused = new Set(Object.keys(params[operation.id] ?? {}));
  const choose = (name: string, isRequired: boolean, example: unknown, plainest: unknown): unknown => {
    unused.delete(name);
    const value = given[name] ?? example ?? (isRequired ? plainest : undefined);
    if (isRequired && value === undefined) missing.push(name);
    return value;
  };

  let path = operation.path;
  const query: Record<string, string> = {};
  for (const { in: place, name, required, shape } of operation.parameters) {
    if (place === 'header') continue;
    const value = choose(name, required, undefined, shape.plainest);
    if (value === undefined) continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query[name] = String(value);
  }

  const [described] = operation.bodies;
  const body: Record<string, unknown> = {};
  if (described !== undefined) {
    const { shape, example } = described[1];
    const required = new Set(shape.required);
    for (const [name, field] of shape.fields) {
      const value = choose(name, required.has(name), object(example)[name], field.plainest);
      if (value !== undefined) body[name] = value;
    }
  }
  if (missing.length > 0) return `needs ${missing.join(', ')}`;
  if (unused.size > 0) return `has no ${[...unused].join(', ')}, which --params names`;
  const mediaType = described?.[0] ?? '';
  const call = { mediaType, body: described === undefined ? undefined : body };
  const violations = checkRequest(operation, { headers, query, ...call });
  if (violations.length > 0)
    return `would break the contract: ${violations.map(({ where, message }) => `${where} ${message}`).join('; ')}`;
  const search = new URLSearchParams(query).toString();
  return { ...call, path: `${PREFIX}${path}${search === '' ? '' : `?${search}`}`, query, headers };
}
