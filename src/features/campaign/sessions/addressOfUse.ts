import { env } from '@/env';
import type { UsePlace } from './rightRules';

/** The mall itself: the address of its goods without the goods. */
export function mallAddress(goodsUrl: string): string {
  const at = goodsUrl.indexOf('{id}');
  return at < 0 ? goodsUrl : (goodsUrl.slice(0, at).split('?', 1)[0] ?? '');
}

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
