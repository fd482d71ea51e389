/**
 * Replaces the `history` package in the H5 build (1.3 KB gzip): the browser's own history, as Taro's router uses
 * it. Omitted are the hash and memory modes, `block` with its reverted steps, links (`createHref` of a page) and the
 * developer checks. `history.state` has the same format (`usr`, `key`, `idx`), so entries of an earlier build can be
 * read. test/architecture/h5Router.test.ts compares it with the package.
 */

export const Action = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' };

export const createPath = ({ pathname = '/', search = '', hash = '' }) =>
  pathname + (search === '?' ? '' : search) + (hash === '#' ? '' : hash);

/** Parts of an address; a missing part is absent. */
export function parsePath(path) {
  const parts = {};
  const hashAt = path.indexOf('#');
  if (hashAt >= 0) {
    parts.hash = path.slice(hashAt);
    path = path.slice(0, hashAt);
  }
  const searchAt = path.indexOf('?');
  if (searchAt >= 0) {
    parts.search = path.slice(searchAt);
    path = path.slice(0, searchAt);
  }
  if (path) parts.pathname = path;
  return parts;
}

/** The app does not use the router's other modes. */
export function createHashHistory() {
  throw new Error('hash mode is not built');
}

export function createBrowserHistory({ window }) {
  const own = window.history;
  let listeners = [];
  let action = Action.Pop;
  const read = () => {
    const { pathname, search, hash } = window.location;
    const state = own.state ?? {};
    return [state.idx, { pathname, search, hash, state: state.usr ?? null, key: state.key ?? 'default' }];
  };
  let [index, location] = read();
  if (index === undefined || index === null) {
    index = 0;
    own.replaceState({ ...own.state, idx: index }, '');
  }

  const moved = (next) => {
    action = next;
    [index, location] = read();
    for (const listener of listeners.slice()) listener({ action, location });
  };
  window.addEventListener('popstate', () => moved(Action.Pop));

  function go(next, to, state, nextIndex) {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const url = createPath({ pathname: location.pathname, ...path });
    const entry = { usr: state ?? null, key: Math.random().toString(36).slice(2, 10), idx: nextIndex };
    if (next === Action.Replace) own.replaceState(entry, '', url);
    else
      try {
        own.pushState(entry, '', url);
      } catch {
        window.location.assign(url); // iOS allows a hundred entries in half a minute
      }
    moved(next);
  }

  return {
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    push: (to, state) => go(Action.Push, to, state, index + 1),
    replace: (to, state) => go(Action.Replace, to, state, index),
    go: (delta) => own.go(delta),
    back: () => own.go(-1),
    forward: () => own.go(1),
    listen(listener) {
      listeners.push(listener);
      return () => {
        listeners = listeners.filter((each) => each !== listener);
      };
    },
  };
}
