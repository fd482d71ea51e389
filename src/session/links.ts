import { env } from '@/env';
import { navigation } from '@/platform/navigation';
import type { LinkPolicy } from '@/utils/linkPolicy';

/** The app's allow-list: this page's own origin, and what the build was given. */
export function appLinkPolicy(): LinkPolicy {
  const own = [/^https?:\/\/[^/?#]+/i.exec(navigation.currentUrl())?.[0], /^https?:\/\/[^/?#]+/i.exec(env.h5Base)?.[0]];
  return {
    ownOrigins: own.filter((origin) => origin !== undefined),
    linkHosts: env.linkHosts,
    tokenHosts: env.tokenHosts,
    appSchemes: [env.consumerAppScheme.toLowerCase()].filter((scheme) => scheme !== ''),
    miniProgramIds: [env.wechatMiniAppId, env.alipayMiniAppId].filter((id) => id !== ''),
  };
}
