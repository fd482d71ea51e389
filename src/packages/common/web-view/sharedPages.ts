/**
 * What the web-view page's own share menu sends: the card that the H5 page inside posted (`platform/share/index.h5`), or
 * without one that page's address. Whatever site is inside may post, so nothing of it is trusted: words are cleaned, the
 * picture comes from where pictures may, and the page is one of ours. Pure.
 */
import { resolveAddress, type RouteName } from '@/navigation';
import { field } from '@/platform/attempt';
import type { ShareContent } from '@/platform/share/types';
import { classifyLink, withoutSecrets, type LinkPolicy } from '@/utils/linkPolicy';
import { cleanText } from '@/utils/text';

export interface SharedPageRules {
  readonly policy: LinkPolicy;
  /** '' when no picture may be loaded from there. */
  readonly pictureOf: (src: string) => string;
  readonly h5Address: (path: string) => string;
  /** Page path with leading slash, in this mini program. */
  readonly pagePathOf: (name: RouteName, params?: Readonly<Record<string, string>>) => string;
}

const text = (value: unknown): string => (typeof value === 'string' ? cleanText(value).trim() : '');

/**
 * The last card among the posts of a `message` event, null when there is none that could be sent. The messaging app
 * hands over a list of what was posted since the last time; the payment app each post at once, as it was given.
 * @param detail `{ data: [{ share }, …] }`, or `{ data: { share } }`
 */
export function postedCard(detail: unknown, rules: SharedPageRules): ShareContent | null {
  const data = field(detail, 'data');
  const posts: readonly unknown[] = Array.isArray(data) ? data : [data];
  return posts.reduce<ShareContent | null>((last, post) => cardOf(field(post, 'share'), rules) ?? last, null);
}

function cardOf(posted: unknown, rules: SharedPageRules): ShareContent | null {
  const title = text(field(posted, 'title'));
  const url = withoutSecrets(text(field(posted, 'url')));
  const target = classifyLink(url, rules.policy);
  if (title === '' || target.kind !== 'internal') return null;
  return {
    title,
    summary: text(field(posted, 'summary')),
    imageUrl: rules.pictureOf(text(field(posted, 'imageUrl'))),
    url: rules.h5Address(target.path),
    pagePath: ownPage(target.path, rules).slice(1),
  };
}

/**
 * Page path that opens `url` again for whoever is sent it: a page of ours as itself, another in the web view, what may
 * not be opened at home. Login tokens that the address was given on its way here stay out of it.
 */
export function pathToShare(url: string, rules: SharedPageRules): string {
  const target = classifyLink(withoutSecrets(url), rules.policy);
  if (target.kind === 'internal') return ownPage(target.path, rules);
  return target.kind === 'external'
    ? rules.pagePathOf('webView', { url: target.url })
    : rules.pagePathOf('home');
}

function ownPage(path: string, { h5Address, pagePathOf }: SharedPageRules): string {
  const route = resolveAddress(path);
  if (route === null) return pagePathOf('webView', { url: h5Address(path) });
  // Pages of mini programs alone are no H5 page's to send.
  return route.row.miniOnly ? pagePathOf('home') : pagePathOf(route.row.name, route.params);
}
