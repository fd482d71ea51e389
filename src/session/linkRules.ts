/**
 * The rules behind `links.ts`, independent of the platform: the early call, which runs before the app, uses them too.
 */
import { env } from '@/env';
import { classifyLink, type LinkPolicy } from '@/utils/linkPolicy';

export const originOf = (address: string): string | undefined => /^https?:\/\/[^/?#]+/i.exec(address)?.[0];

/** @param pageUrl address of the current page; on mini programs a path, and the build's H5 address is used instead */
export const h5Address = (path: string, pageUrl: string): string => (originOf(pageUrl) ?? env.h5Base) + path;

/** App ids of this app's mini programs in both hosts (messaging app, payment app). */
export const ownMiniPrograms = (): readonly string[] =>
  [env.wechatMiniAppId, env.alipayMiniAppId].filter((id) => id !== '');

export function appLinkPolicy(pageUrl: string): LinkPolicy {
  const own = [originOf(pageUrl), originOf(env.h5Base)];
  return {
    ownOrigins: own.filter((origin) => origin !== undefined),
    linkHosts: env.linkHosts,
    tokenHosts: env.tokenHosts,
    appSchemes: [env.consumerAppScheme.toLowerCase()].filter((scheme) => scheme !== ''),
    miniProgramIds: [...ownMiniPrograms(), ...env.miniProgramIds],
  };
}

/** '' if no picture may be loaded from there. */
export function pictureAddress(src: string, pageUrl: string, gatewayBase: string): string {
  const policy = appLinkPolicy(pageUrl);
  const own = [gatewayBase, env.cdnBase].map(originOf).filter((origin) => origin !== undefined);
  const text = src.trim();
  const target = classifyLink(text, { ...policy, ownOrigins: [...policy.ownOrigins, ...own] });
  if (target.kind === 'external') return target.url;
  if (target.kind !== 'internal') return '';
  return text.startsWith('/') && !text.startsWith('//') ? h5Address(target.path, pageUrl) : text;
}
