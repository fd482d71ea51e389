import { useEffect } from 'react';
import { env } from '@/env';
import { useShareMenu } from '@/hooks/useShareMenu';
import { pagePathOf } from '@/navigation';
import { shareCardChannel } from '@/platform/share/cardChannel';

/**
 * What a mini program's menu sends of a tab page. Decision: no campaign is behind it, so the words are the app's own,
 * the picture is the host's of the screen, and the channel of who shares stays out of it. Browsers share the address.
 */
export function useTabShare(tab: 'home' | 'welfare', slogan: string): void {
  useShareMenu();
  useEffect(
    () =>
      shareCardChannel.set({
        title: `${env.brandName}：${slogan}`,
        summary: slogan,
        imageUrl: '',
        url: '',
        pagePath: pagePathOf(tab).slice(1),
      }),
    [tab, slogan],
  );
}
