import { number, string } from '@/api/decode';
import { isObject, withDefault } from '@/api/lenient';
import { type ModuleType, CATALOG, type PageModule } from './catalog';
import type { ModulePlace } from './modulePageTypes';

/** A part of the response that is not shown. */
export interface PageProblem {
  /** Field of the response, with its index if it is a list. */
  readonly part: string;
  /** `unknown`: a module type that this version does not know. */
  readonly kind: 'unknown' | 'malformed';
  readonly why: string;
}

/** A page has one or two dozen modules; more than this is bad data. */
const MAX_MODULES_OF_A_TYPE = 50;

/** Fields that are named like modules but are bars. */
const BARS = ['guideBarModule', 'locationModule', 'pageIndicatorModule'];
const isModuleField = (field: string): boolean => /Module(List)?$/.test(field) && !BARS.includes(field);

function keysOf<T extends object>(record: T): readonly (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

const TYPES: readonly ModuleType[] = keysOf(CATALOG);

/**
 * The modules of a page-info response, sorted by `order` (product §2.3). Never throws: modules that cannot be read and
 * unknown types are left out and reported in `problems`.
 */
export function readModules(
  data: Readonly<Record<string, unknown>>,
  problems: PageProblem[],
): readonly PageModule[] {
  const found: PageModule[] = [];
  for (const type of TYPES) {
    const { field, read } = CATALOG[type];
    const value = data[field];
    const isList = field.endsWith('List');
    for (const [index, item] of itemsOf(value, isList).entries()) {
      const part = isList ? `${field}[${index}]` : field;
      try {
        found.push(read(item, part, readPlace(item, part)));
      } catch (cause) {
        // Catches more than ApiError: a bug in one module's reader must not break the page, and is reported too.
        problems.push({
          part,
          kind: 'malformed',
          why: cause instanceof Error ? cause.message : String(cause),
        });
      }
    }
  }
  const known: readonly string[] = TYPES.map((type) => CATALOG[type].field);
  for (const field of Object.keys(data))
    if (isModuleField(field) && !known.includes(field) && itemsOf(data[field], false).length > 0)
      problems.push({ part: field, kind: 'unknown', why: 'no such module type' });
  return inOrder(found);
}

/** Null, missing and an empty list mean no module. A list field whose value is not a list is one malformed module. */
function itemsOf(value: unknown, isList: boolean): readonly unknown[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [value];
  const items: readonly unknown[] = value;
  return isList ? items.slice(0, MAX_MODULES_OF_A_TYPE) : items.length === 0 ? [] : [items];
}

/** Without an `order` a module goes last; without an id it is named after its field. */
function readPlace(value: unknown, part: string): ModulePlace {
  const source = isObject(value) ? value : {};
  const id = withDefault(string, '')(source['uniqueId'], `${part}.uniqueId`);
  return {
    order: withDefault(number, Number.MAX_SAFE_INTEGER)(source['order'], `${part}.order`),
    uniqueId: id || part,
    fioIndex: withDefault(number, 0)(source['fioIndex'], `${part}.fioIndex`),
  };
}

/**
 * Modules with equal `order` keep the response's order. A duplicate id gets a suffix, since tabs and tracking rely on
 * ids.
 */
function inOrder(modules: readonly PageModule[]): readonly PageModule[] {
  const taken = new Set<string>();
  return modules
    .map((module, index) => ({ module, index }))
    .sort((a, b) => a.module.place.order - b.module.place.order || a.index - b.index)
    .map(({ module, index }) => {
      const { uniqueId } = module.place;
      if (!taken.has(uniqueId)) {
        taken.add(uniqueId);
        return module;
      }
      return { ...module, place: { ...module.place, uniqueId: `${uniqueId}#${index}` } };
    });
}
