import Taro from '@tarojs/taro';
import { parseQuery, withQuery } from '@/utils/addressQuery';
import { attempt } from '../attempt';
import { launch } from '../launch';
import { failure, unsupported } from '../outcome';
import type { NavigationCapability, NavigationOutcome, TabSet } from './types';

/** Both mini programs reject an eleventh page. */
const MAX_PAGES = 10;
/** Keys that Taro adds to page parameters. */
const TARO_KEYS = ['$taroTimestamp', 'stamp'];

async function moved(move: () => Promise<unknown>): Promise<NavigationOutcome> {
  const result = await attempt(move);
  return result.ok ? { kind: 'done' } : failure(result.error);
}

function currentPath(): string {
  const pages = Taro.getCurrentPages();
  const route = pages[pages.length - 1]?.route ?? Taro.getLaunchOptionsSync().path ?? '';
  return route.startsWith('/') ? route : `/${route}`;
}

/** Parameters as the platform returns them: still percent-encoded. */
function rawQuery(): Record<string, string> {
  const params: Record<string, unknown> =
    Taro.getCurrentInstance().router?.params ?? Taro.getLaunchOptionsSync().query ?? {};
  const raw: Record<string, string> = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'string' && !TARO_KEYS.includes(key)) raw[key] = value;
  }
  return raw;
}

/** Decoded. Each value is parsed separately: a platform that has decoded a value already may pass a plain `&` in it. */
function currentQuery(): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of Object.entries(rawQuery()))
    Object.assign(query, parseQuery(`${key}=${value.replace(/&/g, '%26')}`));
  return query;
}

const canGoBack = (): boolean => Taro.getCurrentPages().length > 1;

export const makeMiniNavigation = (tabSet: TabSet): NavigationCapability => ({
  pathForm: 'page',
  tabSet,
  push: (path) =>
    moved(() =>
      Taro.getCurrentPages().length >= MAX_PAGES
        ? Taro.redirectTo({ url: path })
        : Taro.navigateTo({ url: path }),
    ),
  replace: (path) => moved(() => Taro.redirectTo({ url: path })),
  reLaunch: (path) => moved(() => Taro.reLaunch({ url: path })),
  back: (home) => moved(() => (canGoBack() ? Taro.navigateBack({ delta: 1 }) : Taro.reLaunch({ url: home }))),
  canGoBack,
  openExternal: () => unsupported('a mini program shows web pages in its web-view page only'),
  currentPath,
  currentUrl() {
    const pairs = Object.entries(rawQuery()).map(([key, value]) => `${key}=${value}`);
    return pairs.length === 0 ? currentPath() : `${currentPath()}?${pairs.join('&')}`;
  },
  currentQuery,
  takeToken() {
    const { token = '', route } = currentQuery();
    // One page may serve several routes; its query says which one this is.
    return token === '' ? null : { token, path: withQuery(currentPath(), { route }) };
  },
  dropFromAddress: () => undefined,
  setTitle(title) {
    // In this mode the host's bar shows the title of the page's config.
    if (launch.isSinglePage()) return;
    // The title is decoration: the error of a page that has closed meanwhile is ignored.
    void attempt(() => Taro.setNavigationBarTitle({ title }));
  },
  reload: () => undefined,
  closeWebview: () => Promise.resolve(unsupported('this is not a web view')),
});
