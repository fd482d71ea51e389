import type { ShareCard, ShareContent } from './types';

/** The card that a page's menu sends; null until one is prepared for it. */
export interface CardSlot {
  card: ShareCard | null;
}

/** By page path, without slash and query; of two instances of a page, the one that was visible last. */
const slots = new Map<string, CardSlot>();

const keyOf = (path: string): string => path.replace(/^\//, '').split('?', 1)[0] ?? '';

/**
 * Passes the card that a page's feature prepared to the page itself, which the host calls when the user opens the mini
 * program's own menu. Keyed by page: a page whose data arrives while another covers it still sets its own card.
 */
export const shareCardChannel = {
  /** The page at `path` is visible: its cards go into `slot` from now on. */
  enter(path: string, slot: CardSlot): void {
    slots.set(keyOf(path), slot);
  },
  /** The page has unmounted. */
  leave(path: string, slot: CardSlot): void {
    if (slots.get(keyOf(path)) === slot) slots.delete(keyOf(path));
  },
  /** Decision: a card for a page that is not open is dropped, because no menu could send it. */
  set(card: ShareCard): void {
    const slot = slots.get(keyOf(card.from));
    if (slot !== undefined) slot.card = card;
  },
};

/** Value for `useShareAppMessage`: both mini programs use title, path and picture; only the payment app uses `desc`. */
export const chatCardOf = ({ title, summary, pagePath, imageUrl }: ShareContent) => ({
  title,
  desc: summary,
  path: `/${pagePath.replace(/^\//, '')}`,
  imageUrl,
});

/** Value for `useShareTimeline`, which always opens the page that it was sent from: only the query is passed. */
export const timelineCardOf = ({ title, pagePath, imageUrl }: ShareCard) => ({
  title,
  imageUrl,
  query: pagePath.split('?').slice(1).join('?'),
});
