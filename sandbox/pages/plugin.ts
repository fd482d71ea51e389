import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MOBILE, SMS_CODE } from '../account/accounts';
import { isPhone } from '../core/fields';
import type { SandboxStore } from '../core/store';
import { OWN_PAGE_HEADERS } from '../headers';
import { own } from '../own';
import { AGREEMENTS } from './agreements';
import { invoicePdf } from './invoicePdf';
import { escapeMarkup, page, PAGE_STYLE } from './layout';
import { linkTargets } from './linkTargets';
import { sameOriginUrl, withQuery } from './returnUrl';
import { PAGE_SCRIPT } from './script';
import { sendParcelPage, takeParcel } from './sendParcel';
import { doTask, taskPage } from './task';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (input: unknown): Fields =>
  typeof input === 'object' && input !== null ? { ...input } : {};
const textOf = (input: unknown): string => (typeof input === 'string' ? input : '');
const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
const html = (reply: FastifyReply, markup: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers(OWN_PAGE_HEADERS)
    .header('cache-control', 'no-store')
    .send(markup);
const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`;
const NO_SUCH_PAGE = page('没有这个页面', '<h1>没有这个页面</h1>');
const STAND_IN = '<span class="stand-in">沙箱替身页面</span>';

/**
 * Stand-ins for pages outside the product: authorisation, phone binding, send page, tasks, agreements, link targets.
 */
export async function pagesPlugin(
  app: FastifyInstance,
  { store }: { readonly store: SandboxStore },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  app.get('/__sandbox/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(PAGE_STYLE),
  );
  app.get('/__sandbox/page.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(PAGE_SCRIPT),
  );

  app.get('/__sandbox/oauth', async (request, reply) => {
    const back = sameOriginUrl(fieldsOf(request.query).backUrl, originOf(request));
    return back === null ? badReturn(reply) : html(reply, oauthPage(back.href));
  });
  app.post('/__sandbox/oauth', async (request, reply) => {
    const { backUrl, choice } = fieldsOf(request.body);
    const back = sameOriginUrl(backUrl, originOf(request));
    if (back === null) return badReturn(reply);
    // Without the parameter the page would send the user here again.
    if (choice === 'refuse') return reply.redirect(withQuery(back, '__no_redirect', '1'), 303);
    if (choice !== 'bound' && choice !== 'unbound') return html(reply, oauthPage(back.href), 400);
    const account =
      choice === 'bound'
        ? await store.accounts.accountOfPhone(MOBILE.authorised)
        : await store.accounts.createUnboundAccount();
    return reply.redirect(withQuery(back, 'token', await store.accounts.issueToken(account.id)), 303);
  });

  app.get<{ Params: { file: string } }>('/__sandbox/invoice/:file', async (request, reply) => {
    const [, invoiceNo] = /^([0-9A-Za-z-]{1,64})\.pdf$/.exec(request.params.file) ?? [];
    if (invoiceNo === undefined) return reply.code(404).send();
    return reply.type('application/pdf').header('cache-control', 'no-store').send(invoicePdf(invoiceNo));
  });

  app.get('/__sandbox/ad-auth', async (request, reply) => {
    const { redirect_uri: uri, state } = fieldsOf(request.query);
    const back = sameOriginUrl(uri, originOf(request));
    return back === null ? badReturn(reply) : html(reply, adAuthPage(back.href, textOf(state)));
  });
  app.post('/__sandbox/ad-auth', async (request, reply) => {
    const { backUrl, state, choice } = fieldsOf(request.body);
    const back = sameOriginUrl(backUrl, originOf(request));
    if (back === null) return badReturn(reply);
    const known = new URL(withQuery(back, 'state', textOf(state)));
    if (choice !== 'bound') return reply.redirect(withQuery(known, 'error', 'access_denied'), 303);
    const { id } = await store.accounts.accountOfPhone(MOBILE.authorised);
    return reply.redirect(withQuery(known, 'code', await store.accounts.issueBindTicket(id)), 303);
  });

  app.get('/__sandbox/bind-phone', async (request, reply) => {
    const { backUrl, bindTicket } = fieldsOf(request.query);
    const back = sameOriginUrl(backUrl, originOf(request));
    return back === null ? badReturn(reply) : html(reply, bindPage(back.href, textOf(bindTicket)));
  });
  app.post('/__sandbox/bind-phone', async (request, reply) => {
    const { backUrl, bindTicket, mobile, code } = fieldsOf(request.body);
    const back = sameOriginUrl(backUrl, originOf(request));
    if (back === null) return badReturn(reply);
    const phone = textOf(mobile).replace(/\s/g, '');
    const problem = !isPhone(phone)
      ? '请输入 11 位手机号'
      : code === SMS_CODE
        ? null
        : '验证码错误，请重新输入';
    if (problem !== null) return html(reply, bindPage(back.href, textOf(bindTicket), phone, problem), 400);
    const accountId = await store.accounts.takeBindTicket(textOf(bindTicket));
    const account =
      accountId === null
        ? await store.accounts.accountOfPhone(phone)
        : await store.accounts.bindPhone(accountId, phone);
    return reply.redirect(withQuery(back, 'token', await store.accounts.issueToken(account.id)), 303);
  });

  app.get('/__sandbox/send-parcel', async (request, reply) => html(reply, sendParcelPage(request.url)));
  app.post('/__sandbox/send-parcel', async (request, reply) => {
    const { mobile, isShipped, what } = fieldsOf(request.body);
    const number = textOf(mobile).replace(/\s/g, '');
    const outcome = await takeParcel(store, {
      mobile: number,
      isShipped: isShipped === '1',
      what: what === 'ship' ? 'ship' : 'send',
    });
    return html(reply, sendParcelPage(request.url, number, outcome), outcome.kind === 'done' ? 200 : 400);
  });

  app.get('/__sandbox/task', async (request, reply) => {
    const { taskId } = fieldsOf(request.query);
    const markup = taskPage(request.url, textOf(taskId));
    return markup === null ? html(reply, NO_SUCH_PAGE, 404) : html(reply, markup);
  });
  app.post('/__sandbox/task', async (request, reply) => {
    const { taskId, taskToken, mobile } = fieldsOf(request.body);
    const form = {
      taskId: textOf(taskId),
      taskToken: textOf(taskToken),
      mobile: textOf(mobile).replace(/\s/g, ''),
    };
    const outcome = await doTask(store, form);
    const markup = taskPage(request.url, form.taskId, form, outcome);
    if (markup === null) return html(reply, NO_SUCH_PAGE, 404);
    return html(reply, markup, outcome.kind === 'done' ? 200 : 400);
  });

  linkTargets(app);

  app.get('/__sandbox/agreement/:name', async (request, reply) => {
    const agreement = own(AGREEMENTS, textOf(fieldsOf(request.params).name));
    return agreement === undefined
      ? html(reply, NO_SUCH_PAGE, 404)
      : html(reply, page(agreement.title, `${STAND_IN}<h1>${agreement.title}</h1>${agreement.body}`));
  });
}

function badReturn(reply: FastifyReply): FastifyReply {
  return html(
    reply,
    page(
      '无法返回',
      `${STAND_IN}<h1>缺少可信的返回地址</h1><p class="second">backUrl 必须是本站的地址。</p>`,
    ),
    400,
  );
}

function oauthPage(backUrl: string): string {
  return page(
    '授权登录',
    `${STAND_IN}<div class="card"><div class="mark" aria-hidden="true">寄</div><h1>寄件福利社 申请使用</h1><p class="second">授权后将获取以下信息，用于登录并发放寄件券：</p><ul class="second"><li>你的昵称、头像</li><li>你在本应用绑定的手机号（${MOBILE.authorised.slice(0, 3)}****${MOBILE.authorised.slice(7)}）</li></ul></div>
<form method="post" action="/__sandbox/oauth">${hidden('backUrl', backUrl)}<button class="green" name="choice" value="bound">同意授权</button><button class="plain" name="choice" value="unbound">用未绑定手机的账号授权</button><button class="quiet" name="choice" value="refuse">拒绝</button></form>`,
  );
}

function adAuthPage(backUrl: string, state: string): string {
  return page(
    '授权登录',
    `${STAND_IN}<div class="card"><div class="mark" aria-hidden="true">寄</div><h1>寄件福利社 申请授权</h1><p class="second">授权后回到活动页面。</p></div>
<form method="post" action="/__sandbox/ad-auth">${hidden('backUrl', backUrl)}${hidden('state', state)}<button class="green" name="choice" value="bound">同意授权</button><button class="quiet" name="choice" value="refuse">拒绝</button></form>`,
  );
}

function bindPage(backUrl: string, bindTicket: string, mobile = '', problem: string | null = null): string {
  return page(
    '绑定手机号',
    `${STAND_IN}<h1>绑定手机号</h1><p class="second">绑定后，寄件券会放入该手机号对应的账户。</p>
<div class="card"><form method="post" action="/__sandbox/bind-phone">${hidden('backUrl', backUrl)}${hidden('bindTicket', bindTicket)}
<label>手机号<input name="mobile" inputmode="numeric" autocomplete="tel" maxlength="13" required value="${escapeMarkup(mobile)}"></label>
<label>验证码（沙箱固定为 ${SMS_CODE}）<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required></label>
${problem === null ? '' : `<p role="alert">${escapeMarkup(problem)}</p>`}<button>绑定并返回</button></form></div>`,
  );
}
