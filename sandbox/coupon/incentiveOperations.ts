import { admits, baseFieldsOf, NO_SUCH_ACTIVITY, statusOf } from '../campaign/activityRules';
import { isAttribution, NOT_READABLE } from '../core/attribution';
import { fail, requireVisitor, succeed, type Answer, type Call, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { collectPrizes } from './dueGifts';
import { type IncentiveFixture } from './incentiveFixture';
import { emptyRound, pageCodeOf, roundOf, taskInfoOf } from './incentiveRound';
import { findIncentive } from './incentives';

const OK = '0';
const WRONG_CLIENT = fail('100205007', '请换种方式参加活动');

/** Incentive activity (product §1.2.2, §1.4). */
export const incentiveOperations = {
  async incentiveActivityInfo({ body, origin }, tools) {
    const activity = findIncentive(body.code);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    return succeed(OK, {
      ...baseFieldsOf(activity, tools),
      pageConfigDTO: activity.config(origin),
      taskInfo: taskInfoOf(activity, emptyRound(activity, tools), tools),
    });
  },

  async incentiveProgress(call, tools) {
    requireVisitor(call);
    const activity = findIncentive(call.body.code);
    return activity === undefined ? NO_SUCH_ACTIVITY : stateAnswer(activity, call, tools);
  },

  async joinIncentive(call, tools) {
    const { id } = requireVisitor(call);
    const { code, client, channelCode, burialPointInfo } = call.body;
    const activity = findIncentive(code);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    if (!isAttribution(burialPointInfo)) return NOT_READABLE;
    if (!admits(activity, client)) return WRONG_CLIENT;
    if (statusOf(activity, tools) === 'PROCEED')
      await tools.store.incentives.join(id, activity.code, { channelCode, burialPointInfo });
    return stateAnswer(activity, call, tools);
  },
} satisfies Partial<Handlers>;

async function stateAnswer(
  activity: IncentiveFixture,
  call: Call<unknown>,
  tools: GatewayTools,
): Promise<Answer> {
  const { id, phone } = requireVisitor(call);
  await collectPrizes(activity, id, tools);
  const round = await roundOf(activity, id, tools);
  return succeed(OK, {
    pageCode: pageCodeOf(activity, round, tools),
    taskInfo: taskInfoOf(activity, round, tools),
    phone,
  });
}
