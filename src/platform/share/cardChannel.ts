import type { ShareCard } from './types';

/** Card of the page on screen; read by the page's share hook when the person opens the mini program's own menu. */
let current: ShareCard | null = null;

export const shareCardChannel = {
  set(card: ShareCard): void {
    current = card;
  },
  /** Value for `useShareAppMessage`: both mini programs take title, path, picture; `desc` only the payment app. */
  forMenu(): { title: string; desc: string; path: string; imageUrl: string } | null {
    if (current === null) return null;
    return {
      title: current.title,
      desc: current.summary,
      path: `/${current.pagePath.replace(/^\//, '')}`,
      imageUrl: current.imageUrl,
    };
  },
  clear(): void {
    current = null;
  },
};
