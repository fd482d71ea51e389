import type { Host } from '../host/types';

/**
 * Whether the host has a share menu that `share.prepare` can fill: the messaging app's browser, mini programs and pages
 * in their web views. In other hosts a card is only needed when a share button is tapped, so its code can be loaded later.
 */
export function hasShareMenu(host: Pick<Host, 'kind' | 'isInMiniProgramWebView'>): boolean {
  return (
    host.isInMiniProgramWebView ||
    host.kind === 'wechat-browser' ||
    host.kind === 'wechat-mini' ||
    host.kind === 'alipay-mini'
  );
}
