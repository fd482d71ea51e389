/**
 * Stands for four modules of Taro's runtime (`bom/history`, `location`, `URL`, `URLSearchParams`; 12 KB of each main
 * package): a browser's address and its entries, which no mini program has, a browser has by itself, and nothing of this
 * app reads (src/utils/query.ts and linkPolicy.ts take addresses apart). Taro itself tells them of each page's life, in
 * the mini programs alone, and to nobody.
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

/** Whoever begins to need one is told at once, and takes `src/utils/query.ts`. */
class Absent {
  constructor() {
    throw new Error('not here: config/noBrowserPlaces.mjs');
  }
}
export class TaroURLProvider extends Absent {}
export class URLSearchParams extends Absent {}
