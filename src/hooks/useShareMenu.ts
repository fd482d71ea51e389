import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { shareCardChannel } from '@/platform/share/cardChannel';

/**
 * Answers a mini program's own share menu with the card that the page's feature prepared (`platform/share`), or with
 * the page itself while there is none. The page's config must say `enableShareAppMessage` and `enableShareTimeline`.
 */
export function useShareMenu(): void {
  useShareAppMessage(() => shareCardChannel.forMenu() ?? {});
  useShareTimeline(() => {
    const card = shareCardChannel.forMenu();
    if (card === null) return {};
    const { title, imageUrl, path } = card;
    return { title, imageUrl, query: path.slice(path.indexOf('?') + 1) };
  });
}
