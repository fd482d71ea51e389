import { env } from '@/env';
import { attempt, field } from '../attempt';
import { bridge } from '../bridge';
import { clipboard } from '../clipboard';
import { loadedAddress } from '../dom/loadedAddress';
import { host } from '../host';
import { failure } from '../outcome';
import { loadScript } from '../script/loadScript';
import { signsLoadedAddress } from './signsLoadedAddress';
import type { ShareCapability, ShareCard, ShareOutcome } from './types';
import { prepareWechatCard } from './wechatSdk';

/** Hosts with their own share menu: the page can only set the card and point at the menu. */
function hasHostMenu(): boolean {
  const { kind, isInMiniProgramWebView } = host.current();
  return kind === 'wechat-browser' || isInMiniProgramWebView;
}

/** In a mini program's web view the mini program shares its own page; the card is posted to it as a message. */
function notifyMiniProgram(card: ShareCard): void {
  const owner = field(window, host.current().kind === 'alipay-mini' ? 'my' : 'wx');
  const target = host.current().kind === 'alipay-mini' ? owner : field(owner, 'miniProgram');
  const postMessage = field(target, 'postMessage');
  if (typeof postMessage === 'function') Reflect.apply(postMessage, target, [{ data: { share: card } }]);
}

async function shareBySystem(card: ShareCard): Promise<ShareOutcome | null> {
  if (typeof navigator.share !== 'function') return null;
  const result = await attempt(() =>
    navigator.share({ title: card.title, text: card.summary, url: card.url }),
  );
  if (result.ok) return { kind: 'shared' };
  return field(result.error, 'name') === 'AbortError' ? { kind: 'cancelled' } : null; // rejected: copy instead
}

export const share: ShareCapability = {
  addressToSign() {
    if (host.current().kind !== 'wechat-browser') return null;
    return (signsLoadedAddress() ? loadedAddress : window.location.href).split('#')[0] ?? null;
  },

  async prepare(card, signature) {
    if (host.current().isInMiniProgramWebView) notifyMiniProgram(card);
    if (host.current().kind !== 'wechat-browser') return { kind: 'ready' };
    if (signature === null) return failure('the messaging app needs a signature');
    if (field(window, 'wx') === undefined && !(await loadScript(env.shareSdkUrl)))
      return failure('the share script did not load');
    return prepareWechatCard(field(window, 'wx'), card, signature);
  },

  async open(card) {
    if (bridge.isAvailable()) {
      const answer = await bridge.call('share', card);
      if (answer.kind === 'ok') return { kind: answer.value.isShared ? 'shared' : 'cancelled' };
    }
    if (hasHostMenu()) return { kind: 'use-host-menu' };
    const bySystem = await shareBySystem(card);
    if (bySystem !== null) return bySystem;
    const copied = await clipboard.write(card.url);
    return copied.kind === 'done' ? { kind: 'link-copied' } : copied;
  },
} satisfies ShareCapability;
