import { env } from '@/env';
import { navigation } from '@/platform/navigation';
import { gateway } from '@/platform/gateway';
import { classifyLink, type LinkPolicy } from '@/utils/linkPolicy';

const originOf = (address: string): string | undefined => /^https?:\/\/[^/?#]+/i.exec(address)?.[0];

/**
 * Absolute address of an H5 path (`/receiveCoupon/X`). A browser page keeps the origin that it was opened by: it is
 * reachable, and the messaging app shares links of the page's own domain only. Mini programs have the build's.
 */
export function h5Address(path: string): string {
  return (originOf(navigation.currentUrl()) ?? env.h5Base) + path;
}

/** The app's allow-list: this page's own origin, and what the build was given. */
export function appLinkPolicy(): LinkPolicy {
  const own = [originOf(navigation.currentUrl()), originOf(env.h5Base)];
  return {
    ownOrigins: own.filter((origin) => origin !== undefined),
    linkHosts: env.linkHosts,
    tokenHosts: env.tokenHosts,
    appSchemes: [env.consumerAppScheme.toLowerCase()].filter((scheme) => scheme !== ''),
    miniProgramIds: [env.wechatMiniAppId, env.alipayMiniAppId].filter((id) => id !== ''),
  };
}

/**
 * `src` when a picture may be loaded from there, '' otherwise: this app's own origins (pages, gateway, CDN) and the
 * hosts that links may lead to. Anybody else's server would be told who looks at the page.
 */
export function pictureAddress(src: string): string {
  const policy = appLinkPolicy();
  const own = [gateway.base, env.cdnBase].map(originOf).filter((origin) => origin !== undefined);
  const text = src.trim();
  const target = classifyLink(text, { ...policy, ownOrigins: [...policy.ownOrigins, ...own] });
  if (target.kind === 'external') return target.url;
  if (target.kind !== 'internal') return '';
  return text.startsWith('/') && !text.startsWith('//') ? h5Address(target.path) : text;
}
