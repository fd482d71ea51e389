import type { PayTo, WithdrawRequest } from '../../contract/types';
import { HELD_MOBILE } from '../account/visitors';
import { fail, requireVisitor, succeed, type Answer, type GatewayTools, type Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { ARRIVAL_TEXT, CASH_RULES, PAYEE_REFUSED, WRONG_ID_LAST4 } from './cash';
import { withdrawalStateOf } from './cashRules';
import type { CashSums, CashWithdrawal } from './cashTypes';

const OK = '0';
const yuan = (fen: number): string => (fen / 100).toFixed(2);

const NOT_ENOUGH = fail('203100001', '可提现余额不足');
const DAY_LIMIT = fail('203100002', `超出今日提现额度 ${yuan(CASH_RULES.dayLimit)} 元`);
const NEEDS_NAME = fail('203100003', '请填写实名信息');
const WRONG_NAME = fail('203100004', '姓名与身份证号不一致，请核对后重试');
const NEEDS_CODE = fail('203100005', '请用短信验证码确认是您本人');
const CODE_OVER = fail('203100006', '验证码已失效或手机号不是账号绑定的手机号，请重新获取');
const HELD = fail('203100007', '账户存在风险，提现暂时无法办理，请联系客服');
const BELOW_MIN = fail('203100008', `单笔提现不能少于 ${yuan(CASH_RULES.min)} 元`);
const NO_SUCH = fail('203100010', '没有找到这笔提现');

function payeeOf(payTo: PayTo, phone: string): string {
  const masked = `${phone.slice(0, 3)}****${phone.slice(7)}`;
  switch (payTo) {
    case 'WECHAT':
      return `微信零钱（${masked}）`;
    case 'ALIPAY':
      return `支付宝余额（${masked}）`;
    case 'BOUND':
      return '招商银行储蓄卡（尾号 8888）';
  }
}

function answerOf(made: CashWithdrawal, { phone }: Visitor, { clock }: GatewayTools): Answer {
  const stateCode = withdrawalStateOf(made, clock.nowMs());
  return succeed(OK, {
    withdrawNo: made.withdrawNo,
    amountFen: made.amountFen,
    stateCode,
    payeeName: payeeOf(made.payTo, phone),
    createTm: beijingTime(made.atMs),
    doneTm: stateCode === 'UNDER_WAY' ? '' : beijingTime(made.endsAtMs),
    reasonMsg: stateCode === 'REFUSED' ? PAYEE_REFUSED : '',
    arrivalText: ARRIVAL_TEXT,
  });
}

const againstSums = (amountFen: number, { balance, today }: CashSums): Answer | null => {
  if (amountFen > balance) return NOT_ENOUGH;
  return today + amountFen > CASH_RULES.dayLimit ? DAY_LIMIT : null;
};

/** What a withdrawal requires of the user besides the sum; null: nothing is missing. */
async function againstPerson(
  visitor: Visitor,
  { amountFen, realName, idLast4, mobile, verifyCodeToken }: WithdrawRequest,
  { store }: GatewayTools,
): Promise<Answer | null> {
  if (visitor.phone === HELD_MOBILE) return HELD;
  if (!(await store.cash.hasRealName(visitor))) {
    if (realName === undefined || idLast4 === undefined) return NEEDS_NAME;
    if (idLast4 === WRONG_ID_LAST4) return WRONG_NAME;
  }
  if (amountFen >= CASH_RULES.smsFrom) {
    if (mobile === undefined || verifyCodeToken === undefined) return NEEDS_CODE;
    if (!(await store.sms.takeVerifyToken(verifyCodeToken, mobile)) || mobile !== visitor.phone)
      return CODE_OVER;
  }
  await store.cash.setRealName(visitor);
  return null;
}

/** The wallet and withdrawals. */
export const cashOperations = {
  async walletHome(call, { store }) {
    const visitor = requireVisitor(call);
    const { balance, underWay, today } = await store.cash.cashSums(visitor);
    return succeed(OK, {
      withdrawableFen: balance,
      frozenFen: underWay,
      minFen: CASH_RULES.min,
      dayLimitFen: CASH_RULES.dayLimit,
      dayLeftFen: Math.max(0, CASH_RULES.dayLimit - today),
      choices: CASH_RULES.choices,
      smsFromFen: CASH_RULES.smsFrom,
      needsRealName: !(await store.cash.hasRealName(visitor)),
      payeeName: payeeOf(call.body.payTo, visitor.phone),
      arrivalText: ARRIVAL_TEXT,
    });
  },

  async walletEntries(call, { store }) {
    const entries = await store.cash.cashEntries(requireVisitor(call));
    const { pageNo, pageSize } = call.body;
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, {
      content: entries
        .slice(from, from + pageSize)
        .map(({ atMs, ...entry }) => ({ ...entry, time: beijingTime(atMs) })),
      total: entries.length,
    });
  },

  async withdraw(call, tools) {
    const visitor = requireVisitor(call);
    const { amountFen, payTo } = call.body;
    const requestNo = call.requestNo ?? '';
    if (amountFen < CASH_RULES.min) return BELOW_MIN;
    const refused =
      againstSums(amountFen, await tools.store.cash.cashSums(visitor)) ??
      (await againstPerson(visitor, call.body, tools));
    if (refused !== null) return refused;
    const made = await tools.store.cash.withdrawCash(visitor, { amountFen, payTo, requestNo }, (sums) =>
      againstSums(amountFen, sums),
    );
    return 'body' in made ? made : answerOf(made, visitor, tools);
  },

  async withdrawal(call, tools) {
    const visitor = requireVisitor(call);
    const found = await tools.store.cash.withdrawalOf(visitor, call.body);
    return found === null ? NO_SUCH : answerOf(found, visitor, tools);
  },
} satisfies Partial<Handlers>;
