/**
 * How to open or get the consumer app from each host: one table for every button and page (product §3.25). Pure: the
 * build's app addresses come in as `AppPlaces`.
 */
import type { Host } from '@/platform/host/types';
import { withQuery } from '@/utils/addressQuery';

/** What this page knows: no API reports it, so it follows from the results of the page's own tries. */
export type Installed = 'there' | 'missing' | 'unknown';

export interface AppPlaces {
  /** Without `://`. */
  readonly scheme: string;
  /** Base of the app's universal links; '': none. */
  readonly universalLink: string;
  readonly iosStoreUrl: string;
  readonly androidStoreUrl: string;
  readonly harmonyStoreUrl: string;
  /** Android installation package; '': none. */
  readonly packageUrl: string;
  /** Allowed paths behind the scheme. */
  readonly targets: readonly string[];
}

export interface AppPage {
  /** Path behind the scheme; anything not in `targets` opens the app's first page. */
  readonly target: string;
  /** Parameters for the page in the app; must not contain secrets, since others may see the address. */
  readonly query?: Readonly<Record<string, string>>;
  /** Login to hand over; sent only behind the app's own scheme. */
  readonly token?: string;
}

interface OpenFacts {
  readonly host: Pick<Host, 'kind' | 'os' | 'isInMiniProgramWebView'>;
  /** The host launches the app from a native button (the messaging app's mini program). */
  readonly hasLaunchButton: boolean;
  readonly installed: Installed;
  /** The user has tapped; otherwise the page tries automatically. */
  readonly isPressed: boolean;
}

/** Where to get the app. */
export type GetAction =
  | { readonly kind: 'store'; readonly url: string }
  | { readonly kind: 'package'; readonly url: string }
  /** No address, or none that this host follows: show a message (product §1.8). */
  | { readonly kind: 'say' }
  /** This host blocks both app and store; the page must be opened in a browser. */
  | { readonly kind: 'browser' }
  /** The device cannot have the app, or the page is already in the app. */
  | { readonly kind: 'nothing' };

export type OpenAction =
  | { readonly kind: 'scheme'; readonly address: string }
  | { readonly kind: 'universal-link'; readonly address: string }
  | { readonly kind: 'launch-button'; readonly parameter: string }
  /** Only a tap may continue. */
  | { readonly kind: 'wait' }
  | GetAction;

const SAY = { kind: 'say' } as const;
const BROWSER = { kind: 'browser' } as const;
const NOTHING = { kind: 'nothing' } as const;
const WAIT = { kind: 'wait' } as const;

/**
 * Mini programs follow no address out of their host. Pages in a mini program's web view are detected by `blocksApps`.
 */
const isMini = ({ kind }: OpenFacts['host']): boolean => kind === 'wechat-mini' || kind === 'alipay-mini';

/** A computer or a cabinet: the page goes on only on a phone. */
export const isOffPhone = ({ kind, os }: Pick<Host, 'kind' | 'os'>): boolean =>
  kind === 'locker-app' ||
  (os === 'other' && (kind === 'browser' || kind === 'wechat-browser' || kind === 'alipay-browser'));

/** Hosts that open neither apps nor stores for a page. */
const blocksApps = ({ kind, isInMiniProgramWebView }: OpenFacts['host']): boolean =>
  isInMiniProgramWebView || kind === 'wechat-browser' || kind === 'baidu-mini' || kind === 'other-mini';

/** Where this phone gets the app. */
export function getAction(host: OpenFacts['host'], places: AppPlaces): GetAction {
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

const storeOr = (url: string, otherwise: GetAction): GetAction =>
  url === '' ? otherwise : { kind: 'store', url };

/**
 * How to open `page`. For an unhandled scheme Safari shows a dialog, so in an iPhone's browser the scheme is used only
 * once the app is known to be installed; before that, a tap opens the universal link, which carries no token.
 */
export function openAction(facts: OpenFacts, page: AppPage, places: AppPlaces): OpenAction {
  const { host, hasLaunchButton, installed, isPressed } = facts;
  // The app has its own login, which a link from within must not replace.
  if (host.kind === 'consumer-app') return schemeAction({ ...page, token: '' }, places);
  if (host.kind === 'locker-app') return NOTHING;
  if (hasLaunchButton && isMini(host))
    return { kind: 'launch-button', parameter: withQuery(targetOf(page, places), page.query ?? {}) };
  const get = getAction(host, places);
  if (get.kind === 'browser' || get.kind === 'nothing') return get;
  if (installed === 'missing' || isMini(host)) return isPressed ? get : WAIT;
  const asksAutomatically = host.kind === 'browser' && host.os === 'ios' && installed === 'unknown';
  if (!asksAutomatically) return schemeAction(page, places);
  if (!isPressed) return WAIT;
  return places.universalLink === '' ? get : { kind: 'universal-link', address: linkOf(page, places) };
}

function schemeAction(page: AppPage, places: AppPlaces): OpenAction {
  const { query = {}, token = '' } = page;
  const address = withQuery(`${places.scheme}://${targetOf(page, places)}`, {
    ...query,
    token: token === '' ? undefined : token,
  });
  return { kind: 'scheme', address };
}

const linkOf = (page: AppPage, places: AppPlaces): string =>
  withQuery(`${places.universalLink}/${targetOf(page, places)}`, page.query ?? {});

/** The path if it is allowed, otherwise the app's first page. */
export const targetOf = (
  { target }: Pick<AppPage, 'target'>,
  { targets }: Pick<AppPlaces, 'targets'>,
): string => (targets.includes(target) ? target : '');
