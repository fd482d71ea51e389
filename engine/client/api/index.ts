import type { ApiContext, HostEvent } from './context';
import { identityCalls } from './identity';
import { mediaCalls } from './media';
import { makeRequest } from './network';
import { makeIntersectionObserver, makeSelectorQuery } from './selectorQuery';
import { disabledCalls, isSinglePage } from './singlePage';
import { storageCalls } from './storageCalls';
import { surfaceCalls } from './surface';
import { systemCalls } from './system';
import { VENDOR_CALLS } from './vendorCalls';
import { callFaults } from './vendorCheck';

const EVENTS: Readonly<Record<string, HostEvent>> = {
  AppShow: 'appShow',
  AppHide: 'appHide',
  NetworkStatusChange: 'networkStatusChange',
  ThemeChange: 'themeChange',
  Error: 'error',
  UnhandledRejection: 'unhandledRejection',
  PageNotFound: 'pageNotFound',
  WindowResize: 'windowResize',
  MemoryWarning: 'memoryWarning',
  KeyboardHeightChange: 'keyboardHeightChange',
  UserCaptureScreen: 'userCaptureScreen',
};

function eventCalls({ events }: ApiContext): Record<string, unknown> {
  const calls: Record<string, unknown> = {};
  for (const [name, event] of Object.entries(EVENTS)) {
    calls[`on${name}`] = (listener: unknown) => events.add(event, listener);
    calls[`off${name}`] = (listener: unknown) => events.remove(event, listener);
  }
  return calls;
}

function toolCalls(context: ApiContext): Record<string, unknown> {
  return {
    request: makeRequest(context),
    ...(context.settings.target === 'alipay' ? { httpRequest: makeRequest(context) } : {}),
    createSelectorQuery: makeSelectorQuery(context),
    createIntersectionObserver: makeIntersectionObserver(context),
    getUpdateManager: () => ({
      onCheckForUpdate: (listener: unknown) => {
        if (typeof listener === 'function')
          window.setTimeout(() => void Reflect.apply(listener, undefined, [{ hasUpdate: false }]), 0);
      },
      onUpdateReady: (listener: unknown) => context.events.add('updateReady', listener),
      onUpdateFailed: () => undefined,
      applyUpdate: () => void context.happenings.push({ kind: 'applyUpdate', detail: {} }),
    }),
    getExtConfigSync: () => ({}),
    nextTick: (callback: unknown) => {
      if (typeof callback === 'function')
        void Promise.resolve().then(() => void Reflect.apply(callback, undefined, []));
    },
    setEnableDebug: () => undefined,
    preloadPage: () => undefined,
    env: { USER_DATA_PATH: 'engine://usr' },
  };
}

/** Components and attributes that `canIUse` knows. */
const COMPONENTS = new Set(
  'view text image button input textarea checkbox radio switch label form scroll-view swiper swiper-item rich-text navigator web-view picker progress icon slider root-portal'.split(
    ' ',
  ),
);

/**
 * `wx` or `my`: a plain object, because Taro's runtime lists its keys. Calls that the vendor has and this host lacks
 * exist and throw; `canIUse` returns false for them.
 */
export function makeHostObject(context: ApiContext): Record<string, unknown> {
  const { target } = context.settings;
  const name = target === 'alipay' ? 'my' : 'wx';
  const calls: Record<string, unknown> = {
    ...systemCalls(context),
    ...storageCalls(context),
    ...surfaceCalls(context),
    ...identityCalls(context),
    ...mediaCalls(context),
    ...eventCalls(context),
    ...toolCalls(context),
  };
  if (isSinglePage(context.settings)) Object.assign(calls, disabledCalls(context));
  const own = new Set(Object.keys(calls));
  calls.canIUse = (query: unknown): boolean => {
    const [head = ''] = String(query).split('.');
    return own.has(head) || COMPONENTS.has(head) || head === 'canIUse';
  };
  for (const missing of VENDOR_CALLS[target]) {
    if (own.has(missing)) continue;
    calls[missing] = () => {
      const error = new Error(`${name}.${missing} is not in this engine; add it to engine/client/api`);
      context.errors.add('missing call', error);
      throw error;
    };
  }
  return checked(context, name, calls);
}

/** The same calls; those that the vendor's typings do not allow are errors of the package. */
function checked(
  { pack, errors }: ApiContext,
  name: string,
  calls: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { calls: known } = pack;
  if (known === undefined) return { ...calls };
  const checkedCall =
    (key: string, call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      for (const fault of callFaults(`${name}.${key}`, args, known[key])) errors.add('vendor typings', fault);
      return call(...args);
    };
  return Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key, isFunction(call) ? checkedCall(key, call) : call]),
  );
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';
