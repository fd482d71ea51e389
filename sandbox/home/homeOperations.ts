import { TASK_CHANNEL, WEEKLY_ENTRY } from '../campaign/campaigns';
import { succeed, visitorOf } from '../core/call';
import type { Handlers } from '../core/call';
import { nearestOf, waitingFor, waitingItem } from '../pick/pickRules';
import { fundSums } from '../reduction/fundRules';
import { art } from '../weekly/fixtures/sandboxAddresses';
import { campaignList, claimableCount, couponHint, taskHint } from './homeRules';

const OK = '0';

/** The tab pages home and welfare; without login they show campaigns only. */
export const homeOperations = {
  async homeOverview(call, tools) {
    const visitor = visitorOf(call);
    const campaigns = campaignList(call.origin, tools);
    if (visitor === null)
      return succeed(OK, {
        isLogin: false,
        campaignList: campaigns,
        couponHint: null,
        nearestParcel: null,
        waitingCount: 0,
        taskHint: null,
        claimableCount: 0,
      });
    const waiting = await waitingFor(visitor, tools);
    const nearest = nearestOf(waiting, call.body);
    return succeed(OK, {
      isLogin: true,
      campaignList: campaigns,
      couponHint: await couponHint(visitor, tools),
      nearestParcel: nearest === undefined ? null : waitingItem(nearest, call.body),
      waitingCount: waiting.length,
      taskHint: await taskHint(visitor, tools),
      claimableCount: await claimableCount(visitor, tools),
    });
  },

  async welfareOverview(call, tools) {
    const visitor = visitorOf(call);
    const { configId, channelId, title, subTitle } = WEEKLY_ENTRY;
    const weekly = {
      configId,
      channelId,
      title,
      subTitle,
      imgUrl: art(call.origin, 'weekly', { theme: 'friday', title, sub: '整点开抢' }),
      statusCode: 'PROCEED',
    };
    const open = { campaignList: campaignList(call.origin, tools), weekly, taskChannelId: TASK_CHANNEL };
    if (visitor === null)
      return succeed(OK, {
        ...open,
        isLogin: false,
        fundFen: null,
        taskHint: null,
        couponHint: null,
        claimableCount: 0,
      });
    const fund = await tools.store.funds.fundOf(visitor);
    return succeed(OK, {
      ...open,
      isLogin: true,
      fundFen: fundSums(fund, tools.clock.nowMs()).availableMoney,
      taskHint: await taskHint(visitor, tools),
      couponHint: await couponHint(visitor, tools),
      claimableCount: await claimableCount(visitor, tools),
    });
  },
} satisfies Partial<Handlers>;
