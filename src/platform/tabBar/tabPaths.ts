import { field } from '../attempt';

/** Page paths of an app configuration's tab bar, each with one leading slash; empty without a tab bar. */
export function tabPaths(appConfig: unknown): readonly string[] {
  const list = field(field(appConfig, 'tabBar'), 'list');
  if (!Array.isArray(list)) return [];
  const paths: string[] = [];
  for (const item of list) {
    const path = field(item, 'pagePath');
    if (typeof path === 'string') paths.push(`/${path.replace(/^\/+/, '')}`);
  }
  return paths;
}

export const withoutQuery = (path: string): string => `/${(path.split('?', 1)[0] ?? '').replace(/^\/+/, '')}`;
