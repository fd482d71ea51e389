import { number } from '@/api/decode';
import { isObject, withDefault } from '@/api/lenient';
import { CATALOG, type CampaignModule, type ModuleType } from './catalog';
import type { ModulePlace } from './campaignTypes';

/** A part of the answer that is not shown. */
export interface PageProblem {
  /** Field of the answer, with its index in a list. */
  readonly part: string;
  /** `unknown`: a module type that this version does not have. */
  readonly kind: 'unknown' | 'malformed';
  readonly why: string;
}

/** A page has a dozen or two; more than this is no page. */
const MAX_MODULES_OF_A_TYPE = 50;

/** Fields named like modules that are none. */
const BARS = ['guideBarModule', 'locationModule', 'pageIndicatorModule'];
const isModuleField = (field: string): boolean => /Module(List)?$/.test(field) && !BARS.includes(field);

function keysOf<T extends object>(record: T): readonly (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

const TYPES: readonly ModuleType[] = keysOf(CATALOG);

/**
 * The modules of a page-info answer, sorted by `order` (spec 2 §3). Never throws: a module that cannot be read and
 * a type that is not known are told in `problems` and left out.
 */
export function readModules(
  data: Readonly<Record<string, unknown>>,
  problems: PageProblem[],
): readonly CampaignModule[] {
  const found: CampaignModule[] = [];
  for (const type of TYPES) {
    const { field, read } = CATALOG[type];
    const value = data[field];
    const isList = field.endsWith('List');
    for (const [index, item] of itemsOf(value, isList).entries()) {
      const part = isList ? `${field}[${index}]` : field;
      try {
        found.push(read(item, part, readPlace(item, part)));
      } catch (cause) {
        // Not only an ApiError: a bug in one module's reader must not take the page away, and is told all the same.
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

/** Null, missing and an empty list are no module. A list field that holds no list is one broken module. */
function itemsOf(value: unknown, isList: boolean): readonly unknown[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [value];
  const items: readonly unknown[] = value;
  return isList ? items.slice(0, MAX_MODULES_OF_A_TYPE) : items.length === 0 ? [] : [items];
}

/** Without a number of its own a module stands last; without an id it is named by where it came from. */
function readPlace(value: unknown, part: string): ModulePlace {
  const source = isObject(value) ? value : {};
  const id = source['uniqueId'];
  return {
    order: withDefault(number, Number.MAX_SAFE_INTEGER)(source['order'], `${part}.order`),
    uniqueId: typeof id === 'string' && id !== '' ? id : part,
    fioIndex: withDefault(number, 0)(source['fioIndex'], `${part}.fioIndex`),
  };
}

/** Equal orders stay as they came; the second of an id gets one of its own, since tabs and tracking go by it. */
function inOrder(modules: readonly CampaignModule[]): readonly CampaignModule[] {
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
