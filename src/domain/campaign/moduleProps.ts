import type { ComponentType } from 'react';
import type { ModulePlace } from './campaignTypes';
import type { ModuleType, ViewOf } from './catalog';

export interface ModuleProps<T extends ModuleType> {
  readonly view: ViewOf<T>;
  readonly place: ModulePlace;
}

/** Types whose code comes with the page: what a week mostly begins with. */
export type FirstType = 'seckill' | 'inclusive' | 'independent';

/** The others, whose code comes right behind the page's (a chunk of its own on H5). */
export type LaterType = Exclude<ModuleType, FirstType>;

/** A component for every module type of a group. */
export type Registry<T extends ModuleType> = { readonly [K in T]: ComponentType<ModuleProps<K>> };
