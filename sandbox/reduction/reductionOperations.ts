import { fail, requireVisitor, succeed, visitorOf, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import { runOf } from '../core/rewardSpan';
import type { Visitor } from '../core/visitor';
import { art } from '../weekly/fixtures/sandboxAddresses';
import { fundRecords, fundSums, joinedActivities, ORDER_LIMIT } from './fundRules';
import type { Grant } from './fundTypes';
import { findReduction, type ReductionFixture } from './reductions';

const OK = '0';
const NO_SUCH_ACTIVITY = fail('200600001', '活动不存在，看看其他活动吧');
const NOT_BEGUN = fail('200600002', '活动还未开始，敬请期待');
const OVER = fail('200600003', '您来晚啦，活动已结束~');
const USED_UP = fail('200600004', '来晚一步，减免金已被领完');

/** Businesses (product §2.3) that accept it: locker sending, storage, sending from the door. */
const BIZ_LIST = [2, 4, 13];
const RULE =
  '<p><b>一、什么是减免金</b></p><p>减免金由做任务、参加活动获得，<b>1 元减免金可抵扣 1 元</b>，下单支付时自动抵扣。</p><p><b>二、怎么用</b></p><ul><li>快递柜寄件、上门寄件、快递柜寄存均可使用；</li><li>每笔订单最高抵扣 <b>2 元</b>，先用快到期的；</li><li>订单取消后，未过期的减免金原路退回。</li></ul><p><b>三、有效期</b></p><p>每笔减免金的有效期以明细为准，到期当天 24 点自动失效，不予补发，不可提现、不可转赠。</p>';

const joinKey = (code: string): string => `join:${code}`;

/** Reduction funds (product §2.2, §2.7). */
export const reductionOperations = {
  async reduceMoneyJoin(call, tools) {
    const visitor = requireVisitor(call);
    const activity = findReduction(call.body.activityCode);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    // Once joined, always joined: the activity may have ended.
    const before = await joiningOf(activity, visitor, tools);
    if (before !== null) return joinedAnswer(before, true);
    switch (statusOf(activity, tools)) {
      case 'NOT_START':
        return NOT_BEGUN;
      case 'FINISHED':
        return OVER;
      case 'USED_UP':
        return USED_UP;
      case 'RUNNING': {
        const { grant, isNew } = await tools.store.funds.pay(visitor, {
          key: joinKey(activity.code),
          title: activity.name,
          money: activity.money,
          validDays: activity.validDays,
          activity: { bizId: bizIdOf(activity), name: activity.name, ruleDesc: activity.rule },
        });
        return joinedAnswer(grant, !isNew);
      }
    }
  },

  async reduceMoneyJoined(call, { store, clock }) {
    const fund = await store.funds.fundOf(requireVisitor(call));
    return succeed(OK, { joinedList: joinedActivities(fund, clock.nowMs()) });
  },

  async reduceMoneyFund(call, { store, clock }) {
    const fund = await store.funds.fundOf(requireVisitor(call));
    return succeed(OK, {
      ...fundSums(fund, clock.nowMs()),
      orderLimitMoney: ORDER_LIMIT,
      bizList: BIZ_LIST,
      ruleDesc: RULE,
    });
  },

  async reduceMoneyRecords(call, { store, clock }) {
    const fund = await store.funds.fundOf(requireVisitor(call));
    const { type, bizId, pageNo, pageSize } = call.body;
    const records = fundRecords(fund, clock.nowMs(), bizId).filter(
      (record) => type === 0 || record.type === type,
    );
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, { content: records.slice(from, from + pageSize), total: records.length });
  },

  async reduceMoneyInfo(call, tools) {
    const { body, origin } = call;
    const activity = findReduction(body.activityCode);
    if (activity === undefined || (activity.kind !== null && activity.kind !== body.kind))
      return NO_SUCH_ACTIVITY;
    const visitor = visitorOf(call);
    const joining = visitor === null ? null : await joiningOf(activity, visitor, tools);
    return succeed(OK, {
      activityCode: activity.code,
      activityName: activity.name,
      headImgUrl:
        activity.header === null ? (activity.headImgUrl ?? '') : art(origin, 'reward', activity.header),
      reduceMoney: activity.money,
      validDays: activity.validDays,
      ...runOf(activity, tools),
      statusCode: statusOf(activity, tools),
      ruleDesc: activity.rule,
      joined: joining !== null,
      bizId: joining?.activity?.bizId ?? '',
      validEndTm: joining === null ? '' : beijingTime(joining.validEndMs),
      buttonText: activity.buttonText,
      useUrl: activity.useUrl(origin),
      shareTitle: activity.shareTitle,
      shareImgUrl: art(origin, 'share'),
    });
  },
} satisfies Partial<Handlers>;

const bizIdOf = ({ code }: ReductionFixture): string => `JR-${code}`;

function statusOf(activity: ReductionFixture, tools: GatewayTools) {
  const { statusCode } = runOf(activity, tools);
  return statusCode === 'RUNNING' && activity.isUsedUp === true ? 'USED_UP' : statusCode;
}

async function joiningOf(
  { code }: ReductionFixture,
  visitor: Visitor,
  { store }: GatewayTools,
): Promise<Grant | null> {
  const { grants } = await store.funds.fundOf(visitor);
  return grants.find(({ key }) => key === joinKey(code)) ?? null;
}

const joinedAnswer = ({ money, activity, validEndMs }: Grant, alreadyJoined: boolean) =>
  succeed(OK, {
    bizId: activity?.bizId ?? '',
    reduceMoney: money,
    alreadyJoined,
    validEndTm: beijingTime(validEndMs),
  });
