/**
 * Replaces four modules of Taro's runtime (`bom/history`, `location`, `URL`, `URLSearchParams`; 12 KB of each main
 * package): a browser's address and its history, which no mini program has, a browser has natively, and no code of this
 * app reads (src/utils/addressQuery.ts and linkPolicy.ts parse addresses). Taro itself reports each page's lifecycle to them,
 * in the mini programs only, and without any listener.
 */
class Place {
  on() {
    return this;
  }
  off() {
    return this;
  }
  trigger() {
    return this;
  }
}
export class Location extends Place {}
export class History extends Place {}

export const parseUrl = () => ({});

/** Code that starts to need one gets an error immediately, and should use `src/utils/addressQuery.ts`. */
class Absent {
  constructor() {
    throw new Error('not here: config/patches/noBrowserPlaces');
  }
}
export class TaroURLProvider extends Absent {}
export class URLSearchParams extends Absent {}
