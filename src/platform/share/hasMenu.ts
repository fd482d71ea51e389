import type { Host } from '../host/types';

/**
 * Whether the host has a share menu that `share.prepare` can fill: the messaging app's browser, mini programs and
 * pages in their web views. Elsewhere a card is only needed when a share button is pressed, so its code can wait.
 */
export function hasShareMenu(host: Pick<Host, 'kind' | 'isInMiniProgramWebView'>): boolean {
  return (
    host.isInMiniProgramWebView ||
    host.kind === 'wechat-browser' ||
    host.kind === 'wechat-mini' ||
    host.kind === 'alipay-mini'
  );
}

/**
 * Whether a button of the host's own (`<Button openType="share">`) sends the prepared card: in mini programs themselves.
 * Nothing else opens their list of friends from a press.
 */
export function hasShareButton(host: Pick<Host, 'kind' | 'isInMiniProgramWebView'>): boolean {
  return !host.isInMiniProgramWebView && (host.kind === 'wechat-mini' || host.kind === 'alipay-mini');
}
