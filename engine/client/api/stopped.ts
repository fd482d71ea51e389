import type { ApiContext } from './context';

/**
 * A call that its vendor has stopped: a new base library answers it, and the package that makes it has a fault; in an old one
 * it is what there is.
 */
export function stopped<A extends unknown[], R>(
  { settings, errors }: Pick<ApiContext, 'settings' | 'errors'>,
  name: string,
  call: (...args: A) => R,
): (...args: A) => R {
  return (...args) => {
    if (!settings.isOldLibrary) errors.add('stopped call', name);
    return call(...args);
  };
}
