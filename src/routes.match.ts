/** Maps addresses to routes of the table, and decides which parts of an address may be sent to others. Pure. */
import { decodeText, splitPath } from '@/utils/addressQuery';
import { plainPath } from '@/utils/plainPath';
import { trimEndOf } from '@/utils/text';
import { ROUTES, type RouteRow } from './routes';

export type RouteName = (typeof ROUTES)[number]['name'];

export type AnyRow = RouteRow & { readonly name: RouteName };
const rows: readonly AnyRow[] = ROUTES;

export interface ResolvedRoute {
  readonly row: AnyRow;
  /** Path parameters and query together; path parameters win. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The route of an H5 path or a page path of this app, ignoring case and what `plainPath` removes; null when there is
 * none.
 */
export function resolveAddress(address: string): ResolvedRoute | null {
  const { path: rawPath, query } = splitPath(address);
  const path = trimSlashes(plainPath(rawPath));
  const match = matchH5(path);
  if (match !== null) return { row: match.row, params: { ...query, ...match.params } };
  return matchPage(path, query);
}

/**
 * `path` for `Original-Path` (product §1.7): parameters that are not public are replaced by their names, as in
 * `/outerOpenApp/{accessToken}`; `/unknown` for a path without a route.
 */
export function publicPath(path: string): string {
  const trimmed = trimSlashes(plainPath(path));
  const match = matchH5(trimmed);
  if (match === null) return matchPage(trimmed, {}) === null ? '/unknown' : `/${trimmed}`;
  return written(match, trimmed, (name, given) =>
    given === '' || isPublic(match.row, name) ? given : `{${name}}`,
  );
}

/** An H5 path in the table's spelling: `/RECEIVECOUPON/a` becomes `/receiveCoupon/a`. Any other path is unchanged. */
export function tablePath(path: string): string {
  const trimmed = trimSlashes(plainPath(path));
  const match = matchH5(trimmed);
  if (match === null || path === '/') return path;
  const table = written(match, trimmed, (_name, given) => given);
  return path.endsWith('/') && table !== '/' ? `${table}/` : table;
}

/** @param path without leading or trailing slashes */
function written(match: PathMatch, path: string, value: (name: string, given: string) => string): string {
  const given = path.split('/');
  const segments = match.pattern.map((segment, index) =>
    segment.startsWith(':') ? value(parameterName(segment), given[index] ?? '') : segment,
  );
  return `/${trimEndOf(segments.join('/'), '/')}`;
}

/**
 * The parameters of a page that tracking may send (product §2.2 "Router behaviour"): those that the route names, the
 * private ones without their values. None for a page without a route.
 */
export function publicParams(
  page: string,
  params: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const row = rows.find(({ name }) => name === page);
  const publicValues: Record<string, string> = {};
  if (row === undefined) return publicValues;
  const inPath = row.path.split('/').filter((segment) => segment.startsWith(':'));
  for (const key of [...inPath.map(parameterName), ...(row.query ?? [])]) {
    const value = params[key];
    if (value !== undefined) publicValues[key] = isPublic(row, key) ? value : `{${key}}`;
  }
  return publicValues;
}

const isPublic = (row: AnyRow, param: string): boolean => row.publicParams?.includes(param) ?? false;

interface PathMatch {
  readonly row: AnyRow;
  readonly pattern: readonly string[];
  readonly params: Readonly<Record<string, string>>;
}

function matchH5(path: string): PathMatch | null {
  const given = path.split('/');
  for (const row of rows) {
    if (row.miniOnly) continue;
    for (const text of [row.path, ...(row.aliases ?? [])]) {
      const pattern = trimSlashes(text).split('/');
      const params = matchPattern(pattern, given);
      if (params !== null) return { row, pattern, params };
    }
  }
  return null;
}

function matchPage(path: string, query: Readonly<Record<string, string>>): ResolvedRoute | null {
  // Either set of tab pages: a link made for one mini program may be opened in the other.
  const row = rows.find(({ page, tab }) => isSame(page, path) || isSame(tab?.alipayPage, path));
  return row ? { row, params: query } : null;
}

function matchPattern(pattern: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (given.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = given[index];
    if (segment.startsWith(':')) {
      if (value === undefined || value === '') {
        if (segment.endsWith('?')) continue;
        return null;
      }
      params[parameterName(segment)] = decodeText(value.replace(/\+/g, '%2B'));
    } else if (!isSame(segment, value)) {
      return null;
    }
  }
  return params;
}

/** Partners write paths in any case: no two patterns of the table differ only in case (a test checks it). */
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** `:activityCode` and `:accessToken?` without their markers. */
export const parameterName = (segment: string): string => segment.replace(/^:|\?$/g, '');

function trimSlashes(path: string): string {
  let start = 0;
  while (path.charAt(start) === '/') start += 1;
  return trimEndOf(path.slice(start), '/');
}
