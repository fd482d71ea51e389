import { useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { useLayoutEffect, useState } from 'react';
import { env } from '@/env';
import { navigation } from '@/platform/navigation';
import { chatCardOf, shareCardChannel, timelineCardOf, type CardSlot } from '@/platform/share/cardChannel';
import { withoutSecrets } from '@/utils/linkPolicy';

/**
 * Answers a mini program's own share menu with the card that the page's feature prepared (`platform/share`), or with
 * the page itself, by the brand's name, while there is none. `PageFrame` calls it for each route that has `shares`.
 * The card is the page's own: another page on top of it has its own or none, and this one's may come meanwhile.
 */
export function useShareMenu(): void {
  const [path] = useState(() => navigation.currentPath());
  const [slot] = useState<CardSlot>(() => ({ card: null }));
  // Before the effects of the page's parts, which prepare cards.
  useLayoutEffect(() => {
    shareCardChannel.enter(path, slot);
    return () => shareCardChannel.leave(path, slot);
  }, [path, slot]);
  // Back from another copy of this page.
  useDidShow(() => shareCardChannel.enter(path, slot));
  // The payment app wants a title and a path of every answer. Login tokens of the page's own address stay out of it.
  const [own] = useState(() => ({ title: env.brandName, path: withoutSecrets(navigation.currentUrl()) }));
  useShareAppMessage(() => (slot.card === null ? own : chatCardOf(slot.card)));
  useShareTimeline(() => (slot.card === null ? {} : timelineCardOf(slot.card)));
}
