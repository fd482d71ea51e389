import type { EngineTarget } from '../contract';

/** Resolves package addresses for the browser; any local gateway address means this sandbox. */
export function makeResolver(target: EngineTarget): (url: string) => string {
  return (url) => {
    const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)(?::\d+)?(\/.*)?$/.exec(url);
    if (local !== null) return `${location.origin}${local[1] ?? '/'}`;
    if (/^(https?:|data:|blob:)/.test(url) || url === '') return url;
    return `/__sandbox/engine/${target}/files/${url.replace(/^\//, '')}`;
  };
}

/** A path of the package, relative to one of its files or from its root. */
export function resolvePath(from: string, wanted: string): string {
  const parts = wanted.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of wanted.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
