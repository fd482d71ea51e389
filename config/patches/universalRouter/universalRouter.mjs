/**
 * Replaces the `universal-router` package in the H5 build (3 KB gzip with path-to-regexp): Taro's router passes
 * it a flat table and resolves one address. Patterns are those of routes.ts: literal segments, `:x`, `:x?`. Like the
 * package, it takes the first match, ignores the case of literals and allows one trailing slash.
 */

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that is no escape
  }
}

const segmentsOf = (path) => path.replace(/\/$/, '').split('/');

/** Parameters, or null when the pattern does not match. */
function match(pattern, given) {
  const wanted = segmentsOf(pattern);
  if (given.length > wanted.length) return null;
  const params = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (!segment.startsWith(':')) {
      if (value === undefined || segment.toLowerCase() !== value.toLowerCase()) return null;
    } else if (value) {
      params[segment.replace(/^:|\?$/g, '')] = decode(value);
    } else if (!segment.endsWith('?')) {
      return null;
    }
  }
  return params;
}

export default class Router {
  /**
   * @param {readonly { path: string | readonly string[], action(context: object, params: object): unknown }[]} routes
   * @param {{ baseUrl?: string }} [options]
   */
  constructor(routes, { baseUrl = '' } = {}) {
    this.routes = routes;
    this.baseUrl = baseUrl;
  }

  /** The result of the first matching route's action. Rejects with `status` 404 when there is none. */
  async resolve(pathname) {
    const given = segmentsOf(pathname.slice(this.baseUrl.length));
    for (const route of this.routes) {
      for (const pattern of [].concat(route.path)) {
        const params = match(pattern, given);
        if (params !== null) return route.action({ pathname, params }, params);
      }
    }
    throw Object.assign(new Error('Route not found'), { status: 404 });
  }
}
