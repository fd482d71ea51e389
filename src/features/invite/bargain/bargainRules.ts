/** States of a bargain for its owner (product §3.11). Pure functions; the gateway decides prices and permissions. */
import type { BargainGoods, HelpHome } from '@/api/generated/operations/help';

/**
 * | goods | help | the owner can |
 * |---|---|---|
 * | BOUGHT | any | use it |
 * | any | FINISHED | more offers |
 * | SOLD_OUT | any | more offers |
 * | any | NONE | start |
 * | any | OVER | start again |
 * | BUY | RUNNING | invite, buy at the current price |
 * | other | RUNNING | invite |
 * | BUY | REACHED | buy at the floor price |
 * | other | REACHED | more offers: nothing is sold on a guess |
 * | any | unknown | more offers |
 */
export type OwnState =
  'bought' | 'finished' | 'sold-out' | 'to-start' | 'over' | 'running' | 'floor' | 'neutral';

export function ownState(
  { statusCode }: Pick<HelpHome, 'statusCode'>,
  { buyCode }: Pick<BargainGoods, 'buyCode'>,
): OwnState {
  if (buyCode === 'BOUGHT') return 'bought';
  if (statusCode === 'FINISHED') return 'finished';
  if (buyCode === 'SOLD_OUT') return 'sold-out';
  switch (statusCode) {
    case 'NONE':
      return 'to-start';
    case 'OVER':
      return 'over';
    case 'RUNNING':
      return 'running';
    case 'REACHED':
      return buyCode === 'BUY' ? 'floor' : 'neutral';
    case 'unknown':
      return 'neutral';
  }
}

/**
 * The price the user agrees to by tapping 立即购买, in fen; null if it may not be bought.
 * @param shown the page's data at the tap, before any login it required
 * @param isContinued the order already exists, whatever has changed since
 */
export function agreedFen(shown: HelpHome | null, now: HelpHome | null, isContinued: boolean): number | null {
  if (shown === null || shown.goods === null) return null;
  if (isContinued) return shown.goods.currentFen;
  const isSame = now !== null && now.isOwner && now.inviteCode !== '' && now.inviteCode === shown.inviteCode;
  return isSame && now.goods?.buyCode === 'BUY' ? shown.goods.currentFen : null;
}
