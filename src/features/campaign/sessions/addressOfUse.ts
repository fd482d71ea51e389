import { env } from '@/env';
import type { UsePlace } from './rightRules';

/** The mall itself: the address of its goods without the goods. */
export const mallAddress = (goodsUrl: string): string =>
  goodsUrl.replace(/\?[^#]*\{id\}.*$/, '').replace(/\{id\}.*$/, '');

/** Where coupons are used: the build's links (spec 2 §9). */
export function addressOfUse(place: UsePlace): string {
  switch (place) {
    case 'send':
      return env.sendParcelUrl;
    case 'mall':
      return mallAddress(env.mallGoodsUrl);
    case 'locker':
      return env.lockerOrderUrl;
    case 'adStar':
      return env.adStarUrl;
  }
}
