import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { isObject, list, object, type Json } from '../../../core/contract/json';
import { isListField } from './modules';
import { moduleAt, type OutlineItem } from './outline';

/** One replacement in a text: undone in one step, and the text around it keeps its spaces. */
interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n' } as const;

const set = (text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions: FORMAT, isArrayInsertion }));

const jsonPath = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The smallest replacement that makes one text the other; null: they are the same. */
export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/**
 * The text with one module at another place among the movable ones. Only `order` changes, and `fioIndex` of modules in
 * which it is the same number.
 * @param items movable ones, in the page's order
 * @param to index after the move; one beyond either end is the end
 */
export function moveModule(text: string, items: readonly OutlineItem[], from: number, to: number): string {
  const target = Math.max(0, Math.min(items.length - 1, to));
  const moved = items[from];
  if (moved === undefined || target === from) return text;
  const data: unknown = JSON.parse(text);
  const rest = items.filter((item) => item !== moved);
  const sorted = [...rest.slice(0, target), moved, ...rest.slice(target)];
  const places = increasing(items.map(({ path }) => object(moduleAt(data, path)).order));
  let next = text;
  sorted.forEach(({ path }, index) => {
    const place = places[index];
    const { order, fioIndex } = object(moduleAt(data, path));
    if (order === place) return;
    const at = jsonPath(path);
    next = set(next, [...at, 'order'], place);
    if (fioIndex === order && fioIndex !== undefined) next = set(next, [...at, 'fioIndex'], place);
  });
  return next;
}

/** The given places if each is larger than the one before, else 1, 2, 3 … */
function increasing(orders: readonly unknown[]): readonly number[] {
  const isFit = orders.every((order, index) => {
    const before = orders[index - 1];
    return typeof order === 'number' && (index === 0 || (typeof before === 'number' && order > before));
  });
  return orders.map((order, index) => (isFit && typeof order === 'number' ? order : index + 1));
}

/** Why a module of this kind cannot be added; null: it can. */
export function whyNotAdded(data: unknown, field: string): string | null {
  if (!isObject(data)) return '内容还不是一组字段';
  const value = data[field];
  return isListField(field) || value === null || value === undefined ? null : '一页只能有一个';
}

/**
 * The text with one more module, last on the page, and the pointer to it.
 * @param sample a correct module of that kind
 */
export function addModule(
  text: string,
  field: string,
  sample: Json,
): { readonly text: string; readonly path: string } {
  const data = object(JSON.parse(text));
  const modules = Object.entries(data).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isObject).map((each) => ({ name, each })),
  );
  const orders = modules.map(({ each }) => each.order).filter((order) => typeof order === 'number');
  const place = Math.max(0, ...orders) + 1;
  const uniqueId = freeId(
    String(sample.uniqueId ?? field),
    new Set(modules.map(({ each }) => String(each.uniqueId))),
  );
  const own = { ...sample, order: place, uniqueId, fioIndex: place };
  if (!isListField(field)) return { text: set(text, [field], own), path: `/${field}` };
  const count = list(data[field]).length;
  if (count === 0) return { text: set(text, [field], [own]), path: `/${field}/0` };
  return { text: set(text, [field, count], own, true), path: `/${field}/${count}` };
}

/** `goods-1` becomes `goods-2` and so on, until it is free. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.replace(/-\d+$/, '');
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return id;
}

/** The text without a module: a single one becomes null, as the contract has it. */
export function removeModule(text: string, { path, field, mark }: OutlineItem): string {
  const at = jsonPath(path);
  if (at.length > 1 || mark === 'unknown') return set(text, at, undefined);
  return set(text, at, isListField(field) ? [] : null);
}

/** The text with another value at a pointer. */
export const setValue = (text: string, path: string, value: unknown): string =>
  set(text, jsonPath(path), value);
