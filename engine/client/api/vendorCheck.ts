/** Compares a call's arguments with the vendor's typings (`EnginePackage.calls`). */
import type { CallShape, Shape } from '../../contract';

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function faultsOf(place: string, value: unknown, shape: Shape): string[] {
  const { kinds, fields, item } = shape;
  if (kinds.includes('any')) return [];
  const kind = kindOf(value);
  const literal = kind === 'string' || kind === 'number' ? JSON.stringify(value) : kind;
  // A field that is set to undefined is one that is not given.
  if (kind === 'undefined' && (shape.isOptional === true || kinds.includes(kind))) return [];
  if (!kinds.includes(kind) && !kinds.includes(literal))
    return [`${place} is ${literal}, not ${kinds.filter((each) => each !== 'undefined').join(' or ')}`];
  if (Array.isArray(value) && item !== undefined)
    return value.flatMap((each: unknown, index) => faultsOf(`${place}[${index}]`, each, item));
  if (typeof value === 'object' && value !== null && fields !== undefined)
    return fieldFaults(place, { ...value }, fields);
  return [];
}

function fieldFaults(
  place: string,
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape>>,
): string[] {
  const unknown = Object.keys(value).filter(
    (name) => fields[name] === undefined && value[name] !== undefined,
  );
  return [
    ...unknown.map((name) => `${place}.${name} is not known`),
    ...Object.entries(fields).flatMap(([name, shape]) => faultsOf(`${place}.${name}`, value[name], shape)),
  ];
}

/**
 * @param name e.g. `wx.showToast`
 * @param overloads the vendor's ways to call it; undefined: the vendor has no such call
 * @returns what is wrong by the way that fits best; empty when one fits
 */
export function callFaults(
  name: string,
  args: readonly unknown[],
  overloads: readonly CallShape[] | undefined,
): readonly string[] {
  if (overloads === undefined) return [`${name} is not known`];
  const all = overloads.map((shapes) =>
    shapes.flatMap((shape, index) => faultsOf(index === 0 ? name : `${name}(${index})`, args[index], shape)),
  );
  return all.sort((one, other) => one.length - other.length)[0] ?? [];
}
