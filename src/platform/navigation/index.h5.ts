import { navigateTo, redirectTo, reLaunch } from '@tarojs/router';
import { decodeText, parseQuery } from '@/utils/addressQuery';
import { attempt, field } from '../attempt';
import { bridge } from '../bridge';
import { takeAddressToken } from '../dom/hideAddressToken';
import '../dom/loadedAddress'; // evaluated before the app changes the address
import { host } from '../host';
import { failure, unsupported } from '../outcome';
import type { NavigationCapability, NavigationOutcome } from './types';

const DONE = { kind: 'done' } as const;

async function moved(move: () => Promise<unknown>): Promise<NavigationOutcome> {
  const result = await attempt(move);
  return result.ok ? DONE : failure(result.error);
}

/**
 * The router numbers its history entries from 0: above 0 there is a previous entry of this app, even after a reload.
 */
function canGoBack(): boolean {
  const index = field(window.history.state, 'idx');
  return typeof index === 'number' && index > 0;
}

/** Calls `object.method(...args)` on an object that a host injected; false when it does not exist. */
function callInjected(path: readonly [string, ...string[]], ...args: readonly unknown[]): boolean {
  let owner: unknown = window;
  let target: unknown = window;
  for (const name of path) {
    owner = target;
    target = field(target, name);
  }
  if (typeof target !== 'function') return false;
  Reflect.apply(target, owner, args);
  return true;
}

async function closeWebview(): Promise<NavigationOutcome> {
  if (bridge.isAvailable()) {
    const answer = await bridge.call('closeWebview', {});
    // Some versions close before they reply, so a timeout counts as success.
    if (answer.kind === 'ok' || answer.kind === 'timeout') return DONE;
  }
  const { kind, isInMiniProgramWebView } = host.current();
  if (isInMiniProgramWebView) {
    if (kind === 'alipay-mini' && callInjected(['my', 'navigateBack'])) return DONE;
    if (callInjected(['wx', 'miniProgram', 'navigateBack'], { delta: 1 })) return DONE;
  }
  if (callInjected(['WeixinJSBridge', 'call'], 'closeWindow')) return DONE;
  if (callInjected(['AlipayJSBridge', 'call'], 'popWindow')) return DONE;
  if (window.history.length <= 1)
    return unsupported('this host cannot close its page and there is nothing to go back to');
  window.history.back();
  return DONE;
}

export const navigation: NavigationCapability = {
  pathForm: 'h5',
  tabSet: 'wechat',
  push: (path) => moved(() => navigateTo({ url: path })),
  replace: (path) => moved(() => redirectTo({ url: path })),
  reLaunch: (path) => moved(() => reLaunch({ url: path })),
  async back(home) {
    // Not the router's navigateBack: with only one page left it reloads the document.
    if (!canGoBack()) return moved(() => redirectTo({ url: home }));
    window.history.back();
    return DONE;
  },
  canGoBack,
  openExternal(url, mode) {
    try {
      if (mode === 'replace') window.location.replace(url);
      else window.location.assign(url);
      return DONE;
    } catch (error) {
      return failure(error); // an address that the browser cannot parse
    }
  },
  currentPath: () => window.location.pathname,
  currentUrl: () => window.location.href,
  currentQuery: () => parseQuery(window.location.search),
  takeToken: takeAddressToken,
  dropFromAddress(queryKeys) {
    const { pathname, search, hash } = window.location;
    const pairs = search.slice(1).split('&');
    const kept = pairs.filter((pair) => !queryKeys.includes(decodeText(pair.split('=', 1)[0] ?? '')));
    if (kept.length === pairs.length) return;
    // Keep the state: it is the router's (its entry number and key).
    window.history.replaceState(
      window.history.state,
      '',
      pathname + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash,
    );
  },
  setTitle(title) {
    document.title = title;
  },
  reload: () => window.location.reload(),
  closeWebview,
} satisfies NavigationCapability;
