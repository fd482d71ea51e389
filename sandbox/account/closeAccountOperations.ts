import { fail, requireVisitor, succeed, type Answer, type GatewayTools, type Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { accountSums } from '../coupon/walletRules';
import { invoiceStateOf } from '../invoice/invoiceRules';
import { waitingFor } from '../pick/pickRules';
import { stateOf } from '../send/orderRules';
import { OBSTACLES_MOBILE } from './visitors';

const OK = '0';
const COOLING_DAYS = 7;
const DAY_MS = 86_400_000;

const TICKET_OVER = fail('202100004', '验证已过期，请重新验证手机号');

interface Obstacle {
  readonly kind: 'PARCEL' | 'ORDER' | 'FEE' | 'WITHDRAWAL' | 'INVOICE';
  readonly text: string;
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/**
 * What must be settled first. Seeded parcels and orders count for one number only, so that every other account can be
 * closed right away; parcels and orders created here count for all.
 */
async function obstaclesOf(visitor: Visitor, tools: GatewayTools): Promise<readonly Obstacle[]> {
  const { store, clock } = tools;
  const nowMs = clock.nowMs();
  const isSeedCounted = visitor.phone === OBSTACLES_MOBILE;
  const obstacles: Obstacle[] = [];
  const waiting = isSeedCounted ? await waitingFor(visitor, tools) : [];
  if (waiting.length > 0)
    obstacles.push({ kind: 'PARCEL', text: `还有 ${waiting.length} 个包裹在快递柜待取` });
  const fees = waiting.reduce((sum, { feeFen }) => sum + feeFen, 0);
  if (fees > 0) obstacles.push({ kind: 'FEE', text: `超时取件费 ${yuan(fees)} 元未支付` });
  const open = (await store.orders.ordersOf(visitor)).filter(
    (order) =>
      (isSeedCounted || order.submitNo !== '') && !['SIGNED', 'CANCELLED'].includes(stateOf(order, nowMs)),
  );
  if (open.length > 0) obstacles.push({ kind: 'ORDER', text: `还有 ${open.length} 个寄件订单未完成` });
  const { underWay } = await store.cash.cashSums(visitor);
  if (underWay > 0) obstacles.push({ kind: 'WITHDRAWAL', text: `提现 ${yuan(underWay)} 元正在处理` });
  const issuing = (await store.invoices.invoicesOf(visitor)).filter(
    (invoice) =>
      (isSeedCounted || invoice.endsAtMs < Infinity) && invoiceStateOf(invoice, nowMs) === 'UNDER_WAY',
  );
  if (issuing.length > 0) obstacles.push({ kind: 'INVOICE', text: `${issuing.length} 张发票正在开具` });
  return obstacles;
}

/** What is lost with the account, as texts; empty categories are left out. */
async function lossesOf(
  visitor: Visitor,
  tools: GatewayTools,
): Promise<readonly { readonly text: string }[]> {
  const { walletFen, couponCount, reductionFen, waitingParcelCount } = await accountSums(visitor, tools);
  const texts = [
    [walletFen, `寄件钱包余额 ${yuan(walletFen)} 元`],
    [reductionFen, `减免金 ${yuan(reductionFen)} 元`],
    [couponCount, `${couponCount} 张优惠券`],
    [waitingParcelCount, `${waitingParcelCount} 个包裹的取件记录和通知`],
  ] as const;
  return texts.flatMap(([count, text]) => (count > 0 ? [{ text }] : []));
}

const state = (closesAtMs: number | null): Answer =>
  succeed(OK, {
    isClosed: closesAtMs !== null,
    closesAt: closesAtMs === null ? null : beijingTime(closesAtMs),
  });

/** Closing the account: the notice, verification of the number, the closing, and its result. */
export const closeAccountOperations = {
  async checkLogOff(call, tools) {
    const visitor = requireVisitor(call);
    return succeed(OK, {
      phone: `${visitor.phone.slice(0, 3)}****${visitor.phone.slice(7)}`,
      losses: await lossesOf(visitor, tools),
      obstacles: await obstaclesOf(visitor, tools),
      coolingDays: COOLING_DAYS,
    });
  },

  async verifyLogOff(call, { store }) {
    const { id, phone } = requireVisitor(call);
    const { mobile, verifyCodeToken } = call.body;
    if (!(await store.sms.takeVerifyToken(verifyCodeToken, mobile)))
      return fail('202100003', '验证码已失效，请重新获取');
    if (mobile !== phone) return fail('202100002', '该手机号不是当前账号绑定的手机号');
    return succeed(OK, { ticket: await store.accounts.issueCloseTicket(id) });
  },

  async submitLogOff(call, tools) {
    const visitor = requireVisitor(call);
    if ((await obstaclesOf(visitor, tools)).length > 0)
      return fail('202100001', '账号还有未完成的事项，暂时不能注销');
    const closesAtMs = tools.clock.nowMs() + COOLING_DAYS * DAY_MS;
    const closing = await tools.store.accounts.closeAccount(call.body.ticket, visitor.id, closesAtMs);
    return closing === null ? TICKET_OVER : state(closing.closesAtMs);
  },

  async logOffState({ body }, { store }) {
    const found = await store.accounts.closingOf(body.ticket);
    return found === null ? TICKET_OVER : state(found.closesAtMs);
  },
} satisfies Partial<Handlers>;
