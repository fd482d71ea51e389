import type { IncomingHttpHeaders } from 'node:http';
import type { Account } from '../account/accountTable';
import type { Answer } from './call';

const refuse = (code: string, msg: string, locationUrl?: string): Answer => ({
  status: 401,
  body: { success: false, code, msg, data: null, ...(locationUrl === undefined ? {} : { locationUrl }) },
});

/** Messaging-app or payment-app browser; requests of their mini programs are recognisable and excluded. */
function isRedirectingBrowser(userAgent: string): boolean {
  return /MicroMessenger|AlipayClient/i.test(userAgent) && !/mini-?program/i.test(userAgent);
}

/** The three responses to a call that needs a user with a phone number (contract, "Not logged in"). */
export async function unauthorizedAnswer(input: {
  readonly account: Account | null;
  readonly headers: IncomingHttpHeaders;
  readonly origin: string;
  readonly isRedirectOff: boolean;
  readonly issueBindTicket: (accountId: string) => Promise<string>;
}): Promise<Answer> {
  const { account, headers, origin } = input;
  if (account !== null) {
    const ticket = await input.issueBindTicket(account.id);
    return refuse('030100005', '请先绑定手机号', `${origin}/__sandbox/bind-phone?bindTicket=${ticket}`);
  }
  if (!input.isRedirectOff && isRedirectingBrowser(headers['user-agent'] ?? '')) {
    const back = encodeURIComponent(pageAddress(headers, origin));
    return refuse('030100002', '请先登录', `${origin}/__sandbox/oauth?backUrl=${back}`);
  }
  return refuse('030100001', '请先登录');
}

/**
 * Whether `original` matches the page at `path`: it contains the names of private parameters instead of their values.
 */
function namesPage(original: string, path: string): boolean {
  const names = original.split('/');
  const given = path.replace(/(?<=.)\/+$/, '').split('/');
  return (
    names.length === given.length &&
    names.every((name, index) => name === given[index] || /^\{\w+\}$/.test(name))
  );
}

/** The page that sent the call, with its query if the browser sends a Referer, else its Original-Path. */
function pageAddress(headers: IncomingHttpHeaders, origin: string): string {
  const original = headers['original-path'];
  const originalPath = typeof original === 'string' ? original : '/';
  const { referer } = headers;
  if (referer !== undefined && URL.canParse(referer)) {
    const page = new URL(referer);
    // `URL` omits a default port.
    if (page.origin === new URL(origin).origin && namesPage(originalPath, page.pathname)) {
      // The token that was just refused, in any upper or lower case.
      for (const name of [...page.searchParams.keys()])
        if (/^token(?:\[\d*\])?$/i.test(name.trim())) page.searchParams.delete(name);
      return page.href;
    }
  }
  return originalPath.includes('{') ? `${origin}/` : origin + originalPath;
}
