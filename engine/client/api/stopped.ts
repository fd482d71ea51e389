import type { ApiContext } from './context';

/**
 * A call that its vendor has discontinued: it still works, but with a new base library a call counts as an error of the
 * package; with an old one it is the only way.
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
