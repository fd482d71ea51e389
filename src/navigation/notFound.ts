/** Addresses for which the host found no page; separate from the navigator, since few visits need it. */
import type { NavigationCapability } from '@/platform/navigation/types';
import { splitPath } from '@/utils/addressQuery';
import { h5PathOf, isIncomplete, pagePathOf, resolveAddress } from './paths';

/** An address for which the host found no page, as the host reports it. */
export interface NotFound {
  readonly path: string;
  /** Values percent-encoded, as in the address. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Keys that Taro adds. */
const TARO_KEYS: readonly string[] = ['$taroTimestamp', 'stamp'];

/** Joins path and query. */
function addressNotFound({ path, query }: NotFound): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    typeof value === 'string' && !TARO_KEYS.includes(key) ? [`${key}=${value}`] : [],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/**
 * Finds the address of the intended page (wrong case, invisible characters, an H5 path in a mini program or the
 * reverse). Null: none, or the same page that the host has just refused, which would loop.
 */
export function meantBy(
  notFound: NotFound,
  { pathForm, tabSet }: Pick<NavigationCapability, 'pathForm' | 'tabSet'>,
): string | null {
  const route = resolveAddress(addressNotFound(notFound));
  if (route === null || isIncomplete(route) || (pathForm === 'h5' && route.row.miniOnly === true))
    return null;
  const { name } = route.row;
  const address = pathForm === 'h5' ? h5PathOf(name, route.params) : pagePathOf(name, route.params, tabSet);
  return splitPath(address).path === `/${notFound.path.replace(/^\/+/, '')}` ? null : address;
}
