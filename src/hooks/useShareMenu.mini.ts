import { useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { useLayoutEffect, useState } from 'react';
import { env } from '@/env';
import { navigation } from '@/platform/navigation';
import { chatCardOf, shareCardChannel, timelineCardOf, type CardSlot } from '@/platform/share/cardChannel';
import { withoutSecrets } from '@/utils/linkPolicy';

/**
 * Responds to a mini program's own share menu with the card that the page's feature prepared (`platform/share`), or
 * without one, with the page itself under the brand's name. `PageFrame` calls it for each route that has `shares`. The
 * card belongs to the page: another page on top of it has its own or none, and this one's may be set meanwhile.
 */
export function useShareMenu(): void {
  const [path] = useState(() => navigation.currentPath());
  const [slot] = useState<CardSlot>(() => ({ card: null }));
  // A layout effect, to run before the effects of the page's parts, which prepare cards.
  useLayoutEffect(() => {
    shareCardChannel.enter(path, slot);
    return () => shareCardChannel.leave(path, slot);
  }, [path, slot]);
  // On return from another instance of this page.
  useDidShow(() => shareCardChannel.enter(path, slot));
  // The payment app requires a title and a path every time. Login tokens of the page's own address are removed.
  const [own] = useState(() => ({ title: env.brandName, path: withoutSecrets(navigation.currentUrl()) }));
  useShareAppMessage(() => (slot.card === null ? own : chatCardOf(slot.card)));
  useShareTimeline(() => (slot.card === null ? {} : timelineCardOf(slot.card)));
}
