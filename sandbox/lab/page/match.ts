import type { Route } from './api';

interface MatchedPage {
  readonly page: string;
  readonly query: string;
}

function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (part.startsWith(':')) {
      if (value === undefined) {
        if (!part.endsWith('?')) return null;
        continue;
      }
      params[part.slice(1).replace(/\?$/, '')] = value;
    } else if (part !== value) return null;
  }
  return params;
}

/** The mini-program page of an H5 address: path parameters become query parameters. Null when no route matches. */
export function matchRoute(routes: readonly Route[], address: string): MatchedPage | null {
  const [pathname = '/', search = ''] = address.split(/\?(.*)/s);
  // Earlier rows win, literal segments before parameters: the table is in that order.
  for (const route of routes) {
    for (const pattern of [route.path, ...(route.aliases ?? [])]) {
      const params = matchPath(pattern, pathname);
      if (params === null) continue;
      const isShared = routes.filter((other) => other.page === route.page).length > 1;
      const pairs = [
        ...Object.entries(params).map(([key, value]) => `${key}=${value}`),
        ...(isShared ? [`route=${route.name}`] : []),
        ...(search === '' ? [] : [search]),
      ];
      return { page: route.page, query: pairs.join('&') };
    }
  }
  return null;
}
