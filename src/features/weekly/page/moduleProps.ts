import type { FunctionComponent } from 'react';
import type { ModuleType, ViewOf } from './catalog';
import type { ModulePlace } from './modulePageTypes';

export interface ModuleProps<T extends ModuleType> {
  readonly view: ViewOf<T>;
  readonly place: ModulePlace;
}

/** Types whose code is part of the page's chunk: the ones that most weeks start with. */
export type FirstType = 'seckill' | 'inclusive' | 'independent';

/** The other types, whose code is loaded right after the page's (a separate chunk on H5). */
export type LaterType = Exclude<ModuleType, FirstType>;

export type Registry<T extends ModuleType> = { readonly [K in T]: FunctionComponent<ModuleProps<K>> };
