/**
 * How the consumer app is opened, or got, from wherever a page runs: one table for every button and page (product §3.25).
 * Pure: what the build knows of the app comes in as `AppPlaces`.
 */
import type { Host } from '@/platform/host/types';
import { withQuery } from '@/utils/query';

/** As far as this page knows: nothing tells a page, so it learns from what became of its own tries. */
export type Installed = 'there' | 'missing' | 'unknown';

export interface AppPlaces {
  /** Without `://`. */
  readonly scheme: string;
  /** Base of the app's universal links; '' : none. */
  readonly universalLink: string;
  readonly iosStoreUrl: string;
  readonly androidStoreUrl: string;
  readonly harmonyStoreUrl: string;
  /** Android's package; '' : none. */
  readonly packageUrl: string;
  /** Paths behind the scheme that may be asked for. */
  readonly targets: readonly string[];
}

export interface AppPage {
  /** Path behind the scheme; what the list does not name is the app's first page. */
  readonly target: string;
  /** What the page in the app is told; nothing that may not be seen on the way. */
  readonly query?: Readonly<Record<string, string>>;
  /** Login to hand over; goes out behind the app's own scheme and nowhere else. */
  readonly token?: string;
}

export interface OpenFacts {
  readonly host: Pick<Host, 'kind' | 'os' | 'isInMiniProgramWebView'>;
  /** The host launches the app from a button of its own (the messaging app's mini program). */
  readonly hasLaunchButton: boolean;
  readonly installed: Installed;
  /** A person has pressed; else the page tries by itself. */
  readonly isPressed: boolean;
}

/** Where the app is to be had. */
export type GetWay =
  | { readonly kind: 'store'; readonly url: string }
  | { readonly kind: 'package'; readonly url: string }
  /** No address to lead to, or none that this host follows: a sentence (product §1.8). */
  | { readonly kind: 'say' }
  /** This host blocks it all; the page has to be opened in a browser. */
  | { readonly kind: 'browser' }
  /** Neither app nor phone to have it on, or the page is in the app already. */
  | { readonly kind: 'nothing' };

export type OpenWay =
  | { readonly kind: 'scheme'; readonly address: string }
  | { readonly kind: 'universal-link'; readonly address: string }
  | { readonly kind: 'launch-button'; readonly parameter: string }
  /** Only a press may go on. */
  | { readonly kind: 'wait' }
  | GetWay;

const SAY = { kind: 'say' } as const;
const BROWSER = { kind: 'browser' } as const;
const NOTHING = { kind: 'nothing' } as const;
const WAIT = { kind: 'wait' } as const;

/** Mini programs: they follow no address out of their host. Pages inside a web view of one are told apart by `blocksApps`. */
const isMini = ({ kind }: OpenFacts['host']): boolean => kind === 'wechat-mini' || kind === 'alipay-mini';

/** Hosts that open neither apps nor stores for a page. */
const blocksApps = ({ kind, isInMiniProgramWebView }: OpenFacts['host']): boolean =>
  isInMiniProgramWebView || kind === 'wechat-browser' || kind === 'baidu-mini' || kind === 'other-mini';

/** Where this phone gets the app. */
export function getWay(host: OpenFacts['host'], places: AppPlaces): GetWay {
  if (host.kind === 'consumer-app' || host.kind === 'locker-app') return NOTHING;
  if (isMini(host)) return SAY;
  if (blocksApps(host)) return BROWSER;
  switch (host.os) {
    case 'ios':
      return storeOr(places.iosStoreUrl, SAY);
    case 'android':
      return storeOr(
        places.androidStoreUrl,
        places.packageUrl === '' ? SAY : { kind: 'package', url: places.packageUrl },
      );
    case 'harmony':
      return storeOr(places.harmonyStoreUrl, SAY);
    case 'other':
      return NOTHING;
  }
}

const storeOr = (url: string, otherwise: GetWay): GetWay => (url === '' ? otherwise : { kind: 'store', url });

/**
 * The way to `page`. A scheme that nobody answers brings a dialog of Safari's own, so on an iPhone's browser it is used
 * only once the app is known to be there; before, a press takes the universal link, which carries no token.
 */
export function openWay(facts: OpenFacts, page: AppPage, places: AppPlaces): OpenWay {
  const { host, hasLaunchButton, installed, isPressed } = facts;
  // The app has a login of its own, which no link replaces from within.
  if (host.kind === 'consumer-app') return schemeWay({ ...page, token: '' }, places);
  if (host.kind === 'locker-app') return NOTHING;
  if (hasLaunchButton && isMini(host))
    return { kind: 'launch-button', parameter: withQuery(targetOf(page, places), page.query ?? {}) };
  const get = getWay(host, places);
  if (get.kind === 'browser' || get.kind === 'nothing') return get;
  if (installed === 'missing' || isMini(host)) return isPressed ? get : WAIT;
  const asksByItself = host.kind === 'browser' && host.os === 'ios' && installed === 'unknown';
  if (!asksByItself) return schemeWay(page, places);
  if (!isPressed) return WAIT;
  return places.universalLink === '' ? get : { kind: 'universal-link', address: linkOf(page, places) };
}

function schemeWay(page: AppPage, places: AppPlaces): OpenWay {
  const { query = {}, token = '' } = page;
  const address = withQuery(`${places.scheme}://${targetOf(page, places)}`, {
    ...query,
    token: token === '' ? undefined : token,
  });
  return { kind: 'scheme', address };
}

const linkOf = (page: AppPage, places: AppPlaces): string =>
  withQuery(`${places.universalLink}/${targetOf(page, places)}`, page.query ?? {});

/** What an address may ask for, else the app's first page. */
export const targetOf = (
  { target }: Pick<AppPage, 'target'>,
  { targets }: Pick<AppPlaces, 'targets'>,
): string => (targets.includes(target) ? target : '');
