import { WebView } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { useRef } from 'react';
import { FailedState } from '@/components/FailedState';
import { env } from '@/env';
import { navigator, pagePathOf } from '@/navigation';
import { usePage } from '@/navigation/usePage';
import { chatCardOf } from '@/platform/share/cardChannel';
import type { ShareContent } from '@/platform/share/types';
import { appLinkPolicy, h5Address } from '@/session';
import { pictureAddress } from '@/session/links';
import { textParam } from '@/utils/addressParams';
import { classifyLink, MAX_LINK_LENGTH } from '@/utils/linkPolicy';
import { pathToShare, postedCard, type SharedPageRules } from './sharedPages';

const rules = (): SharedPageRules => ({
  policy: appLinkPolicy(),
  pictureOf: pictureAddress,
  h5Address,
  pagePathOf,
});

/**
 * An H5 page inside the mini program. The URL is checked again, because a scanned code can open this page. Its share
 * menu sends the last card posted by the H5 page, which the messaging app delivers just before.
 */
export default function WebViewPage() {
  const { params } = usePage();
  const url = textParam(params, 'url', MAX_LINK_LENGTH);
  const card = useRef<ShareContent | null>(null);
  // Never the host's default, this page's path: `url` may contain the user's login token.
  useShareAppMessage(({ webViewUrl }) =>
    card.current === null
      ? { title: env.brandName, path: pathToShare(webViewUrl ?? url, rules()) }
      : chatCardOf(card.current),
  );
  const address = webAddress(url);
  if (address === null)
    return <FailedState text="链接无法打开" hint="请返回后重试" onRetry={() => navigator.goBack()} />;
  return (
    <WebView
      src={address}
      onMessage={({ detail }) => {
        card.current = postedCard(detail, rules()) ?? card.current;
      }}
    />
  );
}

function webAddress(url: string): string | null {
  const target = classifyLink(url, appLinkPolicy());
  if (target.kind === 'external') return target.url;
  return target.kind === 'internal' ? h5Address(target.path) : null;
}
