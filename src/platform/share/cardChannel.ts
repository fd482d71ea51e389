import type { ShareCard, ShareContent } from './types';

/** What a page's menu sends; null while nothing was prepared for it. */
export interface CardSlot {
  card: ShareCard | null;
}

/** By page path, without slash and query; of two copies of a page the one that was on screen last. */
const slots = new Map<string, CardSlot>();

const keyOf = (path: string): string => path.replace(/^\//, '').split('?', 1)[0] ?? '';

/**
 * Brings the card that a page's feature prepared to the page itself, which is asked for it when the person opens the
 * mini program's own menu. By page: one whose data comes while another lies over it prepares its own card all the same.
 */
export const shareCardChannel = {
  /** The page at `path` is on screen: its cards go into `slot` from now on. */
  enter(path: string, slot: CardSlot): void {
    slots.set(keyOf(path), slot);
  },
  /** The page is gone. */
  leave(path: string, slot: CardSlot): void {
    if (slots.get(keyOf(path)) === slot) slots.delete(keyOf(path));
  },
  /** Decision: a card for a page that is not open has no menu that could send it, and is dropped. */
  set(card: ShareCard): void {
    const slot = slots.get(keyOf(card.from));
    if (slot !== undefined) slot.card = card;
  },
};

/** Value for `useShareAppMessage`: both mini programs take title, path, picture; `desc` only the payment app. */
export const chatCardOf = ({ title, summary, pagePath, imageUrl }: ShareContent) => ({
  title,
  desc: summary,
  path: `/${pagePath.replace(/^\//, '')}`,
  imageUrl,
});

/** Value for `useShareTimeline`, which opens the page that it was sent from: its query alone is given. */
export const timelineCardOf = ({ title, pagePath, imageUrl }: ShareCard) => ({
  title,
  imageUrl,
  query: pagePath.split('?').slice(1).join('?'),
});
