/** Addresses for which the host found no page; apart from the navigator, since few visits need it. */
import type { NavigationCapability } from '@/platform/navigation/types';
import { splitPath } from '@/utils/query';
import { h5PathOf, isIncomplete, pagePathOf, resolveAddress } from './paths';

/** An address for which the host found no page, as it tells of it. */
export interface NotFound {
  readonly path: string;
  /** Values as they stand in the address, percent-encoded. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Keys that Taro adds. */
const TARO_KEYS: readonly string[] = ['$taroTimestamp', 'stamp'];

/** The address in one piece. */
function addressNotFound({ path, query }: NotFound): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    typeof value === 'string' && !TARO_KEYS.includes(key) ? [`${key}=${value}`] : [],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/**
 * The address of the page that is meant (another case, unseen marks, an H5 path in a mini program and the other way
 * round). Null: none, or the very page that the host has just refused, which would go round.
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
