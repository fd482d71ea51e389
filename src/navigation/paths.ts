/**
 * Route names <-> addresses, pure. An address is an H5 path (`/receiveCoupon/X?a=1`) or a mini-program page path
 * (`/packages/coupon/receive/index?activityCode=X&a=1`).
 */
import type { TabSet } from '@/platform/navigation/types';
import { ROUTES } from '@/routes';
import { parameterName, type AnyRow, type ResolvedRoute, type RouteName } from '@/routes.match';
import { withQuery, encodeText } from '@/utils/addressQuery';

export { resolveAddress, type ResolvedRoute, type RouteName } from '@/routes.match';

type Row<N extends RouteName> = Extract<(typeof ROUTES)[number], { name: N }>;
type Segments<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Segments<Head> | Segments<Tail>
  : P;
type Required_<S> = S extends `:${string}?` ? never : S extends `:${infer Key}` ? Key : never;
type Optional_<S> = S extends `:${infer Key}?` ? Key : never;

/** Path parameters of a route, from its pattern, plus any query values. */
export type RouteParams<N extends RouteName> = {
  readonly [K in Required_<Segments<Row<N>['path']>>]: string;
} & {
  readonly [K in Optional_<Segments<Row<N>['path']>>]?: string;
} & { readonly [key: string]: string | undefined };

/** The argument is optional for routes without required parameters. */
export type ParamsArgument<N extends RouteName> = [Required_<Segments<Row<N>['path']>>] extends [never]
  ? [params?: RouteParams<N>]
  : [params: RouteParams<N>];

/** Routes whose path has no required parameter. */
export type PlainRouteName = {
  [N in RouteName]: [Required_<Segments<Row<N>['path']>>] extends [never] ? N : never;
}[RouteName];

const rows: readonly AnyRow[] = ROUTES;

export function rowOf(name: RouteName): AnyRow {
  const row = rows.find((candidate) => candidate.name === name);
  if (row === undefined) throw new Error(`route ${name} is not in routes.ts`);
  return row;
}

/**
 * Whether an address lacks a path parameter that its route needs. On H5 no such address has a page; a mini program's
 * page can be opened by its bare path (a shortened share link, a template message).
 */
export const isIncomplete = ({ row, params }: ResolvedRoute): boolean =>
  row.path
    .split('/')
    .some(
      (part) =>
        part.startsWith(':') && !part.endsWith('?') && (params[parameterName(part)] ?? '').trim() === '',
    );

/** Concrete H5 path of a route; path parameters are percent-encoded, the rest becomes the query. */
export function h5PathOf(name: RouteName, params: Readonly<Record<string, string | undefined>> = {}): string {
  const used = new Set<string>();
  const path = rowOf(name)
    .path.split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const key = parameterName(segment);
      used.add(key);
      const value = params[key];
      if (value === undefined || value === '') {
        if (segment.endsWith('?')) return null;
        throw new Error(`route ${name} needs ${key}`);
      }
      return encodeText(value);
    })
    .filter((segment) => segment !== null)
    .join('/');
  return withQuery(path === '' ? '/' : path, omit(params, used));
}

/**
 * Concrete mini-program path of a route, with a leading slash.
 * @param tabSet which tab pages: the payment app has its own
 */
export function pagePathOf(
  name: RouteName,
  params: Readonly<Record<string, string | undefined>> = {},
  tabSet: TabSet = 'wechat',
): string {
  const row = rowOf(name);
  const page = tabSet === 'alipay' ? (row.tab?.alipayPage ?? row.page) : row.page;
  return withQuery(`/${page}`, params);
}

function omit(
  params: Readonly<Record<string, string | undefined>>,
  keys: ReadonlySet<string>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(params).filter(([key]) => !keys.has(key)));
}
