import { encodeText } from '@/utils/addressQuery';
import { bridge } from '../bridge';
import { host } from '../host';
import { failure, unsupported } from '../outcome';
import {
  APP_LAUNCH_TIMEOUT_MS,
  FALLBACK_DELAY_MS,
  type AppTarget,
  type OpenAppOptions,
  type OtherAppCapability,
  type OtherAppOutcome,
} from './types';

/** App version from which the bridge opens schemes (product §2.5). */
const MIN_VERSION_SCHEME = 5_014_000;

function go(address: string): OtherAppOutcome | null {
  try {
    window.location.href = address;
    return null;
  } catch (error) {
    return failure(error); // an address that the browser cannot parse
  }
}

/**
 * Whether the page unloads or goes to the background within the limit; nothing else shows a page that an app took over.
 */
function isLeft(withinMs: number, begin: () => OtherAppOutcome | null): Promise<boolean | OtherAppOutcome> {
  return new Promise((resolve) => {
    const end = (answer: boolean | OtherAppOutcome): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', onLeave);
      resolve(answer);
    };
    const onLeave = (event: Event): void => {
      if (event.type === 'pagehide' || document.visibilityState === 'hidden') end(true);
    };
    const timer = setTimeout(() => end(false), withinMs);
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', onLeave);
    const failed = begin();
    if (failed !== null) end(failed);
  });
}

async function launch(scheme: string, timeoutMs: number): Promise<OtherAppOutcome> {
  const left = await isLeft(timeoutMs, () => go(scheme));
  if (typeof left !== 'boolean') return left;
  return { kind: left ? 'opened' : 'not-opened' };
}

async function openApp(
  { scheme, fallbackUrl }: AppTarget,
  { timeoutMs = APP_LAUNCH_TIMEOUT_MS, isWanted = () => true }: OpenAppOptions = {},
): Promise<OtherAppOutcome> {
  const { kind, appVersionCode, isInMiniProgramWebView } = host.current();
  if (bridge.isAvailable() && (appVersionCode ?? MIN_VERSION_SCHEME) >= MIN_VERSION_SCHEME) {
    const answer = await bridge.call('jumpByScheme', { scheme }, { timeoutMs });
    if (answer.kind === 'ok') return { kind: 'opened' };
    if (answer.kind !== 'unsupported') return answer.kind === 'timeout' ? { kind: 'not-opened' } : answer;
  }
  if (kind === 'wechat-browser' || isInMiniProgramWebView)
    return unsupported('this host blocks app addresses; the page has to be opened in a browser');
  const outcome = await launch(scheme, timeoutMs);
  if (outcome.kind !== 'not-opened' || fallbackUrl === undefined) return outcome;
  // A user who confirms the phone's own prompt late is in the app by now: do not navigate the page behind it.
  if ((await isLeft(FALLBACK_DELAY_MS, () => null)) === true) return { kind: 'opened' };
  if (document.visibilityState !== 'hidden' && isWanted()) go(fallbackUrl);
  return outcome;
}

export const otherApp: OtherAppCapability = {
  openMiniProgram({ hostApp, appId, path }) {
    if (hostApp === 'wechat')
      return Promise.resolve(
        unsupported('a page cannot open a mini program of the messaging app without its open tag'),
      );
    const page = path === '' ? '' : `&page=${encodeText(path)}`;
    return launch(`alipays://platformapi/startapp?appId=${encodeText(appId)}${page}`, APP_LAUNCH_TIMEOUT_MS);
  },
  openApp,
  launchButtonProps: () => null,
  phoneCall: (phoneNumber) =>
    Promise.resolve(go(`tel:${phoneNumber.replace(/[^\d+*#,-]/g, '')}`) ?? { kind: 'opened' }),
  openMap({ longitude, latitude, name }) {
    // The map provider's web address opens its app where installed, and its page elsewhere.
    const address = `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeText(name)}&coordinate=gaode&callnative=1`;
    return Promise.resolve(go(address) ?? { kind: 'opened' });
  },
} satisfies OtherAppCapability;
