import { useEffect } from 'react';
import { env } from '@/env';
import { pagePathOf } from '@/navigation';
import { shareCardChannel } from '@/platform/share/cardChannel';

/**
 * The share card of a tab page in a mini program's menu. Decision: no campaign is involved, so the text is the app's
 * own, the picture is the host's screenshot, and the sharer's channel is left out. Browsers share the address.
 */
export function TabShare({ tab, slogan }: { readonly tab: 'home' | 'welfare'; readonly slogan: string }) {
  useEffect(
    () =>
      shareCardChannel.set({
        title: `${env.brandName}：${slogan}`,
        summary: slogan,
        imageUrl: '',
        url: '',
        pagePath: pagePathOf(tab).slice(1),
        from: pagePathOf(tab).slice(1),
      }),
    [tab, slogan],
  );
  return null;
}
