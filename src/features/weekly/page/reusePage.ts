import type { PageModule } from './catalog';
import type { ModulePageData } from './parsePage';

/**
 * `fresh`, with every unchanged part replaced by the same object from `before`: unchanged parts do not re-render and
 * send no data (`setData`). A refresh usually changes one module.
 */
export function reusePage(before: ModulePageData, fresh: ModulePageData): ModulePageData {
  const known = new Map(before.modules.map((module) => [module.place.uniqueId, module]));
  return {
    base: same(before.base, fresh.base),
    guideBar: same(before.guideBar, fresh.guideBar),
    locationBar: same(before.locationBar, fresh.locationBar),
    tabs: same(before.tabs, fresh.tabs),
    modules: reuseList(
      before.modules,
      fresh.modules.map((module) => reuseModule(known, module)),
    ),
    problems: same(before.problems, fresh.problems),
  };
}

function reuseModule(known: ReadonlyMap<string, PageModule>, module: PageModule): PageModule {
  const old = known.get(module.place.uniqueId);
  return old === undefined ? module : same(old, module);
}

function reuseList<T>(before: readonly T[], fresh: readonly T[]): readonly T[] {
  return before.length === fresh.length && before.every((item, index) => item === fresh[index])
    ? before
    : fresh;
}

/** Compares JSON text: the same decoders made both values, so their keys have the same order. */
function same<T>(before: T, fresh: T): T {
  return JSON.stringify(before) === JSON.stringify(fresh) ? before : fresh;
}
