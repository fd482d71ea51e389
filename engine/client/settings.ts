import type { EngineTarget } from '../contract';

/** How one phone was opened, from the engine page's address. */
export interface EngineSettings {
  readonly target: EngineTarget;
  /** Page to open, without leading slash; empty for the app's first page. */
  readonly path: string;
  /** Query string of that page, as the host would pass it. */
  readonly query: string;
  /** Phone number that the phone-number button returns. */
  readonly phone: string;
  /** Whether this device's account already has a phone number, so that silent login works. */
  readonly isBound: boolean;
  /** The messaging app's own privacy consent has not been given yet. */
  readonly isPrivacyOpen: boolean;
  readonly device: string;
  readonly theme: 'light' | 'dark' | 'system';
  readonly platform: 'ios' | 'android';
  /** Version of the iPhone's system. */
  readonly iosVersion: string;
  /** A base library from before the replacing calls; default: a new one. */
  readonly isOldLibrary: boolean;
  /** Version of the engine that renders pages on Android. */
  readonly chromeVersion: number;
  /** Scene number of the launch. */
  readonly scene: number;
  /** Delay of `setData` and of field events, each: simulates a busy phone. */
  readonly bridgeMs: number;
  /** Degrees; null: the host's own place; `denied`: the user denies this mini program the position. */
  readonly place: { readonly longitude: number; readonly latitude: number } | 'denied' | null;
  /** The user denies this mini program access to the album. */
  readonly refusesAlbum: boolean;
}

/** The target in an engine page's address. */
export const targetOf = (pathname: string): EngineTarget =>
  pathname.includes('/alipay') ? 'alipay' : 'weapp';

/** `113.95,22.54` or `denied`. */
function placeIn(text: string | null): EngineSettings['place'] {
  if (text === 'denied') return text;
  const [longitude = NaN, latitude = NaN] = (text ?? '').split(',').map(Number.parseFloat);
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? { longitude, latitude } : null;
}

export function readSettings(target: EngineTarget, search: string): EngineSettings {
  const params = new URLSearchParams(search);
  const theme = params.get('theme');
  return {
    target,
    path: (params.get('path') ?? '').replace(/^\//, ''),
    query: params.get('query') ?? '',
    phone: params.get('phone') ?? '13900000000',
    isBound: params.get('bound') === '1',
    isPrivacyOpen: params.get('privacy') === 'open',
    device: params.get('device') ?? `${target}-1`,
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    platform: params.get('platform') === 'android' ? 'android' : 'ios',
    iosVersion: params.get('ios') ?? '17.4',
    chromeVersion: Number(params.get('chrome') ?? '126'),
    isOldLibrary: params.get('library') === 'old',
    scene: Number(params.get('scene') ?? '1001'),
    place: placeIn(params.get('place')),
    refusesAlbum: params.get('album') === 'refused',
    bridgeMs: Number(params.get('bridge') ?? '0'),
  };
}
