import type { ErrorObject } from 'ajv/dist/2020';
import { checkCode } from './check';
import { isObject, type Json } from './json';
import type { Operation } from './load';

/**
 * One way in which a gateway's response is not what the contract says:
 *
 * | kind | the response |
 * |---|---|
 * | `missing` | lacks a required field, or has null in a place where null is not allowed |
 * | `field` | has a field that the contract does not know |
 * | `value` | has a value that is none of those that the contract lists, or an unlisted failure code |
 * | `other` | has another type, format, status or header than required |
 */
export interface Difference {
  readonly kind: 'missing' | 'field' | 'value' | 'other';
  /** The field, with `[]` for any item of a list: `data.content[].title`. */
  readonly where: string;
  /** Of `value`: the value itself, which may be personal. Of `other`: what is wrong, in words of the contract. */
  readonly detail?: unknown;
}

/** Every difference between a response and the contract; empty when there is none. */
export function differences(
  operation: Operation,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, unknown>>,
): readonly Difference[] {
  const response = operation.responses.get(status);
  if (response === undefined) return [other('HTTP', `status ${status} is not in the contract`)];
  const errors = response.validate(body) ? [] : response.validate.errors;
  const found = [
    ...errors.filter((error) => isReason(error, errors)).map((error) => differenceOf(error, body)),
    ...response.requiredHeaders
      .filter((name) => headers[name] === undefined)
      .map((name) => other(`header ${name}`, 'is required')),
    ...(status === 200 && isObject(body) ? codeDifferences(operation, body) : []),
    ...(status === 200 && isObject(body) ? dataDifferences(operation, body) : []),
  ];
  const seen = new Set<string>();
  return found.filter((each) => {
    if (isAllowed(each, body)) return false;
    const key = JSON.stringify([each.kind, each.where, each.detail ?? null]);
    return !seen.has(key) && seen.add(key);
  });
}

/** "A success may omit `code`" (contract). */
const isAllowed = ({ kind, where }: Difference, body: unknown): boolean =>
  kind === 'missing' && where === 'code' && isObject(body) && body.success === true;

const other = (where: string, detail: string): Difference => ({ kind: 'other', where, detail });

/** Without the code, which may be anything. */
const CONTRADICTION = 'does not go with success';

/** A missing `code` or `success` is a missing field: reported once. */
function codeDifferences(operation: Operation, body: Json): readonly Difference[] {
  const { code, success } = body;
  if (code === undefined || code === null) return [];
  const contradiction =
    success === undefined ? [] : checkCode(operation, body).map(() => other('code', CONTRADICTION));
  const isUnlisted = operation.codes !== null && !operation.codes.has(String(code));
  return isUnlisted ? [...contradiction, { kind: 'value', where: 'code', detail: code }] : contradiction;
}

/** The schema of `data` allows null, for failures: a success whose call has data must carry it. */
function dataDifferences({ answer }: Operation, { success, data }: Json): readonly Difference[] {
  const isWanted = success === true && answer.fields.get('data')?.isNothing === false;
  return isWanted && data === null ? [{ kind: 'missing', where: 'data', detail: 'null' }] : [];
}

/**
 * Of "this or null" the validator also reports that the value is not null, and that neither form fits: of interest is
 * what is wrong with the form.
 */
function isReason({ keyword, instancePath, params }: ErrorObject, all: readonly ErrorObject[]): boolean {
  const isOfForm =
    keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');
  if (!isOfForm) return true;
  return !all.some(
    (each) =>
      (each.instancePath === instancePath || each.instancePath.startsWith(`${instancePath}/`)) &&
      each.keyword !== 'oneOf' &&
      each.keyword !== 'anyOf' &&
      !(each.instancePath === instancePath && each.keyword === 'type' && each.params.type === 'null'),
  );
}

function differenceOf(error: ErrorObject, body: unknown): Difference {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
  const { where, value } = follow(body, steps);
  const parameters: Readonly<Record<string, unknown>> = error.params;
  const below = (name: unknown): string => (where === '' ? String(name) : `${where}.${String(name)}`);
  switch (error.keyword) {
    case 'required':
      return { kind: 'missing', where: below(parameters.missingProperty) };
    case 'additionalProperties':
      return { kind: 'field', where: below(parameters.additionalProperty) };
    case 'propertyNames':
      return { kind: 'field', where: below(parameters.propertyName) };
    case 'enum':
    case 'const':
      return value === null
        ? { kind: 'missing', where, detail: 'null' }
        : { kind: 'value', where, detail: value };
    default:
      return value === null
        ? { kind: 'missing', where, detail: 'null' }
        : other(where === '' ? 'body' : where, error.message ?? error.keyword);
  }
}

/** The value at a place, and the place without the numbers of its items. */
function follow(
  body: unknown,
  steps: readonly string[],
): { readonly where: string; readonly value: unknown } {
  let value = body;
  let where = '';
  for (const step of steps) {
    const isItem = Array.isArray(value);
    where += isItem ? '[]' : where === '' ? step : `.${step}`;
    value = isItem ? (value as readonly unknown[])[Number(step)] : isObject(value) ? value[step] : undefined;
  }
  return { where, value };
}
