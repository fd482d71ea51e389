import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { ModuleType } from './catalog';
import type { ModuleProps, Registry } from './moduleProps';

/** The modules of the types `T`. */
type ModuleOf<T extends ModuleType> = { readonly [K in T]: { readonly type: K } & ModuleProps<K> }[T];

/** Renders a module with the component that is registered for its type. */
export function renderRegistered<T extends ModuleType>(
  registry: Registry<T>,
  module: ModuleOf<T>,
): ReactNode {
  const component: FunctionComponent<ModuleProps<T>> = registry[module.type];
  return createElement(component, { view: module.view, place: module.place });
}
