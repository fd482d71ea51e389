/**
 * Stands for four modules of Taro's runtime (`bom/history`, `location`, `URL`, `URLSearchParams`; 12 KB of each main
 * package): a browser's address and its entries, which no mini program has and nothing of this app reads
 * (src/utils/query.ts and linkPolicy.ts take addresses apart). Taro itself tells them of each page's life, to nobody.
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
    throw new Error('not in the mini programs: config/mini/noBrowserPlaces.mjs');
  }
}
export class TaroURLProvider extends Absent {}
export class URLSearchParams extends Absent {}
