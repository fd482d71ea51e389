import type { ComponentType } from 'react';
import type { ModulePlace } from './campaignTypes';
import type { ModuleType, ViewOf } from './catalog';

export interface ModuleProps<T extends ModuleType> {
  readonly view: ViewOf<T>;
  readonly place: ModulePlace;
}

/** A component for every module type; a lazily loaded one is a wrapper with a skeleton of its own (`useLoaded`). */
export type Registry = { readonly [T in ModuleType]: ComponentType<ModuleProps<T>> };
