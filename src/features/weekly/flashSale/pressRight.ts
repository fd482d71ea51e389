import { env } from '@/env';
import { withQuery } from '@/utils/addressQuery';
import type { FlashSaleStore, WriteOutcome } from './FlashSaleStore';
import { placeOfUse, type UsePlace } from './placeOfUse';
import type { RightButton } from './rightRules';
import { BUTTON_TOASTS, SESSION_TEXTS } from './sessionTexts';
import type { Session, SessionRight } from './sessionTypes';

/** Side effects of a tap outside the store. */
interface PressEffects {
  readonly toast: (text: string) => void;
  /** Opens the page where coupons of this kind are used; `couponId`: the acquired one, '' if unknown. */
  readonly openUse: (target: UsePlace, couponId: string) => Promise<unknown>;
  /** Opens the user's coupons. */
  readonly openCoupons: () => Promise<unknown>;
  /** Opens the sale page of a package. */
  readonly openSale: (code: string) => Promise<unknown>;
  readonly openNotifications: () => Promise<void>;
  /** Tracks the outcome of a claim. */
  readonly noteClaim: (kind: WriteOutcome['kind']) => void;
}

/** Handles a tap on the button of a right (product §2.4 "Button actions", §2.8). */
export async function pressRight(
  button: RightButton,
  session: Pick<Session, 'id'>,
  right: SessionRight,
  store: Pick<FlashSaleStore, 'claim' | 'subscribe'>,
  effects: PressEffects,
): Promise<void> {
  switch (button) {
    case 'claim': {
      const outcome = await store.claim(session.id, right.rightsNo);
      effects.noteClaim(outcome.kind);
      report(outcome, SESSION_TEXTS.claimed, effects);
      break;
    }
    case 'remind':
      await reportSubscribed(await store.subscribe(session.id), effects);
      break;
    case 'buy':
      if (right.kind === 'package' && right.saleCode !== '') await effects.openSale(right.saleCode);
      else effects.toast(SESSION_TEXTS.noSalePage);
      break;
    case 'use':
      await effects.openUse(placeOfUse(right), right.kind === 'coupon' ? right.couponId : '');
      break;
    case 'held':
      await effects.openCoupons();
      break;
    case 'subscribed':
    case 'soldOut':
    case 'ended':
    case 'toStart':
    case 'waiting': {
      const text = BUTTON_TOASTS[button];
      if (text !== undefined) effects.toast(text);
      break;
    }
  }
}

/**
 * Shows the outcome of a reminder, for a session or the page, and then offers to turn on the notifications it needs.
 */
export async function reportSubscribed(
  outcome: WriteOutcome,
  effects: Pick<PressEffects, 'toast' | 'openNotifications'>,
): Promise<void> {
  report(outcome, SESSION_TEXTS.subscribed, effects);
  if (outcome.kind === 'done') await effects.openNotifications();
}

function report(outcome: WriteOutcome, doneText: string, { toast }: Pick<PressEffects, 'toast'>): void {
  if (outcome.kind === 'done') toast(doneText);
  else if (outcome.kind !== 'nothing') toast(outcome.text);
}

/** The mall's home page: the goods URL without the goods. */
export function mallAddress(goodsUrl: string): string {
  const at = goodsUrl.indexOf('{id}');
  return at < 0 ? goodsUrl : (goodsUrl.slice(0, at).split('?', 1)[0] ?? '');
}

/**
 * Where coupons are used: links from the build's configuration (product §2.9).
 * @param couponId the coupon that the send page starts with; '' for none
 */
export function addressOfUse(place: UsePlace, couponId: string): string {
  switch (place) {
    case 'send':
      return withQuery(env.sendParcelUrl, { couponId: couponId || undefined });
    case 'mall':
      return mallAddress(env.mallGoodsUrl);
    case 'locker':
      return env.lockerOrderUrl;
    case 'adStar':
      return env.adStarUrl;
  }
}
