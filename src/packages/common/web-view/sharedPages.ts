/**
 * The share menu of the web-view page: sends the card that the H5 page inside posted (`platform/share/index.h5`), or
 * without one that page's URL. Any site inside may post, so nothing is trusted: texts are cleaned, the picture must
 * come from an allowed host, and the page must be one of ours. Pure functions.
 */
import { resolveAddress, type RouteName } from '@/navigation';
import { field } from '@/platform/attempt';
import type { ShareContent } from '@/platform/share/types';
import { classifyLink, withoutSecrets, type LinkPolicy } from '@/utils/linkPolicy';
import { cleanText } from '@/utils/text';

export interface SharedPageRules {
  readonly policy: LinkPolicy;
  /** '' if pictures may not be loaded from there. */
  readonly pictureOf: (src: string) => string;
  readonly h5Address: (path: string) => string;
  /** Page path with leading slash, in this mini program. */
  readonly pagePathOf: (name: RouteName, params?: Readonly<Record<string, string>>) => string;
}

const text = (value: unknown): string => (typeof value === 'string' ? cleanText(value).trim() : '');

/**
 * The last sendable card among the posts of a `message` event; null if there is none. The messaging app passes a list
 * of the posts since the last event; the payment app passes each post immediately, as posted.
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
 * Page path that opens `url` again for the recipient: one of our pages as itself, another URL in the web view, a
 * forbidden URL as the home page. Login tokens added to the URL on the way here are removed.
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
  // Pages that exist only in mini programs cannot be shared from H5.
  return route.row.miniOnly ? pagePathOf('home') : pagePathOf(route.row.name, route.params);
}
