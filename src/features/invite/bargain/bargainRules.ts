/** What a bargain's owner finds (product §3.11). Pure; prices and what may be done are the gateway's. */
import type { BargainGoods, HelpHome } from '@/api/generated/operations/help';

/**
 * | goods | help | the owner can |
 * |---|---|---|
 * | BOUGHT | any | use it |
 * | any | FINISHED | go elsewhere |
 * | SOLD_OUT | any | go elsewhere |
 * | any | NONE | start |
 * | any | OVER | start again |
 * | BUY | RUNNING | invite, buy at the current price |
 * | other | RUNNING | invite |
 * | BUY | REACHED | buy at the floor |
 * | other | REACHED | go elsewhere: nothing is sold on a guess |
 * | any | one that nobody has named | go elsewhere |
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
 * What the person who presses 立即购买 agrees to, fen; null: it may not be bought.
 * @param shown what stood on the page when it was pressed, before a login that it may have needed
 * @param isContinued the order holds it already, whatever became of the rest
 */
export function agreedFen(shown: HelpHome | null, now: HelpHome | null, isContinued: boolean): number | null {
  if (shown === null || shown.goods === null) return null;
  if (isContinued) return shown.goods.currentFen;
  const isSame = now !== null && now.isOwner && now.inviteCode !== '' && now.inviteCode === shown.inviteCode;
  return isSame && now.goods?.buyCode === 'BUY' ? shown.goods.currentFen : null;
}
