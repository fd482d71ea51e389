/** Target of a started task (product §2.4, §2.5, §2.6). Pure. */
import { encodeText } from '@/utils/addressQuery';
import { classifyLink, withToken, type LinkPolicy } from '@/utils/linkPolicy';
import { canJumpByScheme, type TaskHost } from './appVersions';
import type { TaskView } from './taskTypes';

export type TaskJump =
  /** Another app, opened by the consumer app; `fallbackUrl` is a link like `url` of `link`, '' for none. */
  | { readonly kind: 'scheme'; readonly url: string; readonly fallbackUrl: string }
  /** A page of ours or a foreign one, or a mini program: the navigator decides what may be opened. */
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'nowhere' };

interface JumpTokens {
  /** Returned by the start; '' for none. */
  readonly taskToken: string;
  /** Login token; null when logged out. */
  readonly loginToken: string | null;
}

/** Schemes that do not belong to an app: they would run a script, read the device or start a call. */
const NO_APP =
  /^(javascript|vbscript|data|file|filesystem|blob|about|content|intent|https?|wss?|ftp|tel|sms|smsto|mms|mailto|view-source|chrome|itms-services)$/;

/**
 * Decision: schemes of other apps are not on the allow-list of links, since each campaign brings new ones; only the
 * consumer app opens them, and only in the form `name://…`.
 */
function isAppAddress(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\/[^\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]+$/i.exec(text)?.[1];
  return scheme !== undefined && !NO_APP.test(scheme.toLowerCase());
}

/**
 * Product §2.5: the scheme in the consumer app from version 5014000, otherwise the address. The task's own token is
 * added to every web address that may be opened, the login token only for hosts that may receive it (product §2.6).
 */
export function jumpOf(
  task: Pick<TaskView, 'jumpUrl' | 'schemeUrl' | 'taskToken'>,
  host: TaskHost,
  { taskToken, loginToken }: JumpTokens,
  policy: LinkPolicy,
): TaskJump {
  const own = withTaskToken(task.jumpUrl, taskToken || task.taskToken, policy);
  const url = loginToken === null ? own : withToken(own, loginToken, policy);
  if (canJumpByScheme(host) && isAppAddress(task.schemeUrl))
    return { kind: 'scheme', url: task.schemeUrl, fallbackUrl: url };
  return url === '' ? { kind: 'nowhere' } : { kind: 'link', url };
}

/**
 * Sets `taskToken` in the query, replacing an existing one. Other apps and mini programs get none: their addresses have
 * no place for it.
 */
function withTaskToken(url: string, taskToken: string, policy: LinkPolicy): string {
  const { kind } = classifyLink(url, policy);
  if (taskToken === '' || (kind !== 'internal' && kind !== 'external')) return url;
  const hashAt = url.indexOf('#');
  const [address, hash] = hashAt < 0 ? [url, ''] : [url.slice(0, hashAt), url.slice(hashAt)];
  const markAt = address.indexOf('?');
  const [path, query] = markAt < 0 ? [address, ''] : [address.slice(0, markAt), address.slice(markAt + 1)];
  const kept = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('taskToken='));
  return `${path}?${[...kept, `taskToken=${encodeText(taskToken)}`].join('&')}${hash}`;
}
