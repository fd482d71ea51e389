import { isObject, list, object } from '../../../core/contract/json';
import { pathOf, type Problem } from './breaches';
import { isFixed, isListField, isModuleField, kindName } from './modules';

/** What the page makes of a module. */
export type Mark =
  /** Its type is not in the contract: the page leaves it out. */
  | 'unknown'
  /** The page leaves it out. */
  | 'dropped'
  /** The page shows it, although it breaks the contract. */
  | 'flawed'
  /** In order, but not on the page now: it may need a login, a place or its own data. */
  | 'absent'
  | 'good';

/** A line of the outline. */
export interface OutlineItem {
  /** JSON pointer. */
  readonly path: string;
  readonly field: string;
  /** Kind of module or section, in Chinese. */
  readonly kind: string;
  /** What the module calls itself; '' without a text. */
  readonly label: string;
  readonly uniqueId: string;
  /** One of the modules whose order is the page's; others are fixed. */
  readonly isMovable: boolean;
  readonly problems: number;
  readonly mark: Mark;
}

/** Ids of the modules on the page; null: not known (yet). */
export type ShownIds = ReadonlySet<string> | null;

/**
 * The parts of an answer: fixed ones first, then the modules in the page's order. An answer without modules is listed
 * by its fields.
 */
export function outlineOf(
  data: unknown,
  kinds: readonly string[],
  problems: readonly Problem[],
  shown: ShownIds,
): readonly OutlineItem[] {
  const fields = Object.entries(object(data));
  const items = fields.flatMap(([field, value]) => itemsOf(field, value, { kinds, problems, shown }));
  const fixed = items.filter(({ isMovable }) => !isMovable);
  return [...fixed, ...movable(data, items)];
}

interface Known {
  readonly kinds: readonly string[];
  readonly problems: readonly Problem[];
  readonly shown: ShownIds;
}

function itemsOf(field: string, value: unknown, known: Known): readonly OutlineItem[] {
  const isModule = known.kinds.length > 0 && isModuleField(field);
  if (
    isModule &&
    (value === null || value === undefined || (list(value).length === 0 && Array.isArray(value)))
  )
    return [];
  const parts: readonly (readonly [path: string, value: unknown])[] =
    isModule && isListField(field) && Array.isArray(value)
      ? value.map((each: unknown, index) => [pathOf([field, index]), each] as const)
      : [[pathOf([field]), value]];
  return parts.map(([path, part]) => {
    const own = known.problems.filter(
      (problem) => problem.path === path || problem.path.startsWith(`${path}/`),
    );
    const isMovable = isModule && !isFixed(field) && known.kinds.includes(field) && isObject(part);
    const uniqueId = isModule ? String(object(part).uniqueId ?? '') || fallbackId(path) : '';
    return {
      path,
      field,
      kind: kindName(field),
      label: labelOf(part),
      uniqueId,
      isMovable,
      problems: own.length,
      mark: markOf({ isModule, field, uniqueId, hasProblems: own.length > 0 }, known),
    };
  });
}

/** The page names a module without an id after its place in the answer. */
const fallbackId = (path: string): string => path.slice(1).replace(/\/(\d+)$/, '[$1]');

function markOf(
  part: {
    readonly isModule: boolean;
    readonly field: string;
    readonly uniqueId: string;
    readonly hasProblems: boolean;
  },
  { kinds, shown }: Known,
): Mark {
  const { isModule, field, uniqueId, hasProblems } = part;
  if (isModule && !kinds.includes(field)) return 'unknown';
  if (isModule && !isFixed(field) && shown !== null && !shown.has(uniqueId))
    return hasProblems ? 'dropped' : 'absent';
  return hasProblems ? 'flawed' : 'good';
}

const LABELS = ['title', 'groupName', 'drawPrizeActName', 'pageName', 'desc', 'name', 'uniqueId'];
const MAX_LABEL = 16;

/** The first short text by which a reader recognises the part. */
function labelOf(part: unknown): string {
  const source = object(part);
  const found = LABELS.map((name) => source[name]).find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? Array.from(found).slice(0, MAX_LABEL).join('') : '';
}

/** As the page sorts them: by `order`, without one last; equal ones stay as they are. */
function movable(data: unknown, items: readonly OutlineItem[]): readonly OutlineItem[] {
  const orderOf = ({ path }: OutlineItem): number => {
    const { order } = object(moduleAt(data, path));
    return typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER;
  };
  return items
    .filter(({ isMovable }) => isMovable)
    .map((item, index) => ({ item, index }))
    .sort((a, b) => orderOf(a.item) - orderOf(b.item) || a.index - b.index)
    .map(({ item }) => item);
}

/** The module at a path of the outline. */
export function moduleAt(data: unknown, path: string): unknown {
  const [, field = '', index] = path.split('/');
  const value = object(data)[field];
  return index === undefined ? value : list(value)[Number(index)];
}
