/**
 * Entry module of the pages of modules. With a single entry the bundler merges everything behind it into one chunk; it
 * cannot do that for modules that two pages import one by one (costs 1 KB of the weekly page's script).
 */
export { ModulePageContent } from './ModulePageContent';
export { MODULE_PAGE_TEXTS } from './modulePageTexts';
export { ModulePageProvider, useModulePage, type ModulePage } from './modulePageContext';
export { ModuleSkeleton } from './components/ModuleSkeleton';
export { PageSkeleton } from './components/PageSkeleton';
export { makeModulePage, type PlacedModulePage } from './makeModulePage';
export type { ModulePageData } from './parsePage';
export { visibleModules } from './visibleModules';
