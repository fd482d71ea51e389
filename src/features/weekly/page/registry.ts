import type { ReactNode } from 'react';
import { Inclusive } from '@/features/weekly/modules/inclusive/Inclusive';
import { Independent } from '@/features/weekly/modules/independent/Independent';
import { Seckill } from '@/features/weekly/modules/seckill/Seckill';
import type { PageModule } from './catalog';
import type { LaterModule, renderLater } from './laterModules';
import type { Registry, FirstType } from './moduleProps';
import { renderRegistered } from './renderRegistered';

/**
 * The components of the module types; the compiler requires one for each type of `catalog.ts`. Add new types to
 * `laterModules.ts`, unless pages usually start with them.
 */
const FIRST: Registry<FirstType> = { seckill: Seckill, inclusive: Inclusive, independent: Independent };

export const isFirstType = (type: PageModule['type']): type is FirstType => type in FIRST;

/** For `useLoaded`. */
export const loadLaterModules = () => import('./laterModules');

export type LaterModules = { readonly renderLater: typeof renderLater };

/** Renders the module with its component, or `waiting` while that component's code is loading. */
export function renderModule(module: PageModule, later: LaterModules | null, waiting: ReactNode): ReactNode {
  if (isFirst(module)) return renderRegistered(FIRST, module);
  return later === null ? waiting : later.renderLater(module);
}

const isFirst = (module: PageModule): module is Exclude<PageModule, LaterModule> => isFirstType(module.type);
