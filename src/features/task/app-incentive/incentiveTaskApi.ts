/** API of the page /appIncentive (contract tag `appIncentive`): raw server types stay inside this file. */
import type { Gateway } from '@/api/createGateway';
import { literal, object, amount } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import {
  appIncentiveClaim,
  appIncentiveInfo,
  type AppIncentiveInfoData,
} from '@/api/generated/operations/appIncentive';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { goodOnes } from '@/api/lenient';
import type { Scope } from '@/api/scope';
import type { TaskView } from '@/domain/task/taskTypes';
import { INCENTIVE_CODE } from './incentiveTaskCodes';
import type { ClaimAnswer, IncentivePage, IncentiveTask } from './incentiveTaskTypes';

const claimStatus = literal(0, 1, 2, 3);

export interface IncentiveTaskApi {
  /**
   * The user's tasks on this page. Null: no such activity.
   * @param scope cancels the request earlier than the page does
   * @throws ApiError, UnauthorizedError without login
   */
  fetchPage(scope: Scope): Promise<IncentivePage | null>;
  /**
   * Claims one task's reward; sent exactly once. After a lost response it may have succeeded: check with `fetchPage`.
   * @param activityCode as the page's response gives it
   * @throws ApiError
   */
  claim(activityCode: string, taskId: string, requestNo: string): Promise<ClaimAnswer>;
}

export interface IncentivePlace {
  /** '': the running activity. */
  readonly activityCode: string;
  readonly channelId: string;
  /** Operating system and version code of the consumer app; '' in other hosts. */
  readonly appSystem: string;
  readonly appVersion: string;
}

/** Limits of the contract: items sent, code length accepted. */
const MAX_ITEMS = 50;
const MAX_CODE = 64;
const MAX_CHANNEL = 128;

/**
 * @param decodeTask decoder of the task feature, passed in because it imports screens that a call does not need
 * @param scope page scope; unmounting cancels requests in flight
 */
export function createIncentiveTaskApi(
  gateway: Gateway,
  place: IncentivePlace,
  decodeTask: Decoder<TaskView>,
  scope: Scope,
): IncentiveTaskApi {
  const readTasks = tasksBy(decodeTask);
  const json = { ...place, channelId: place.channelId.slice(0, MAX_CHANNEL) };
  return {
    async fetchPage(ownScope) {
      // Decision: an impossible code in the URL counts as an activity that does not exist.
      if (json.activityCode.length > MAX_CODE) return null;
      return ignoreRefusal(INCENTIVE_CODE.noActivity, null, async () => {
        const { data } = await gateway.call(appIncentiveInfo, json, ownScope);
        return toPage(data, readTasks(data.itemList, 'data.itemList'));
      });
    },
    async claim(activityCode, taskId, requestNo) {
      const { data } = await gateway.call(appIncentiveClaim, { activityCode, taskId, requestNo }, scope);
      return { claimStatus: data.claimStatus, rewardFen: data.reward, toast: data.toast };
    },
  };
}

/** Decision: a task that occurs twice is shown once, because rows and claims are keyed by its id. */
function tasksBy(decodeTask: Decoder<TaskView>): Decoder<readonly IncentiveTask[]> {
  const item = object({ task: decodeTask, reward: amount, claimStatus });
  return (value, path) =>
    goodOnes(item, MAX_ITEMS)(value, path)
      .filter(({ task }, index, all) => all.findIndex((other) => other.task.taskId === task.taskId) === index)
      .map(({ task, reward, claimStatus: status }) => ({ task, rewardFen: reward, claimStatus: status }));
}

function toPage(wire: AppIncentiveInfoData, items: readonly IncentiveTask[]): IncentivePage {
  return {
    code: wire.activityCode,
    name: wire.activityName,
    headerUrl: wire.headImgUrl,
    status: wire.statusCode,
    startsAt: wire.startTm,
    endsAt: wire.endTm,
    rulesHtml: wire.ruleDesc.trim(),
    claimedFen: wire.claimedMoney,
    items,
  };
}
