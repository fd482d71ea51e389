/** Calls of the page /appIncentive (contract tag `appIncentive`): wire types stop here. */
import type { Gateway } from '@/api/createGateway';
import { literal, object, amount } from '@/api/decode';
import { type Decoder } from '@/api/decoder';
import { BusinessError } from '@/api/errors';
import {
  appIncentiveClaim,
  appIncentiveInfo,
  type AppIncentiveInfoData,
} from '@/api/generated/operations/appIncentive';
import { goodOnes } from '@/api/lenient';
import type { Scope } from '@/api/scope';
import type { TaskView } from '@/domain/task/taskRules';
import {
  INCENTIVE_CODE,
  type ClaimAnswer,
  type IncentivePage,
  type IncentiveTask,
} from './incentiveTaskRules';

const claimStatus = literal(0, 1, 2, 3);

export interface IncentiveTaskApi {
  /**
   * The visitor's tasks here. Null: no such activity.
   * @param scope ends the call earlier than the page does
   * @throws ApiError, UnauthorizedError without login
   */
  fetchPage(scope: Scope): Promise<IncentivePage | null>;
  /**
   * Claims one task's reward, sent exactly once. After a lost answer it may have happened: ask `fetchPage`.
   * @param activityCode as the page's answer says it
   * @throws ApiError
   */
  claim(activityCode: string, taskId: string, requestNo: string): Promise<ClaimAnswer>;
}

export interface IncentivePlace {
  /** '': the one that runs. */
  readonly activityCode: string;
  readonly channelId: string;
  /** System and version code of the consumer app, '' elsewhere. */
  readonly appSystem: string;
  readonly appVersion: string;
}

/** What the contract sends at most, and takes. */
const MAX_ITEMS = 50;
const MAX_CODE = 64;
const MAX_CHANNEL = 128;

/**
 * @param decodeTask the task feature's own: it brings screens along that a call needs none of
 * @param scope life of the page; its end cancels what is in flight
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
      // Decision: an address whose code cannot be one is an activity that is not there.
      if (json.activityCode.length > MAX_CODE) return null;
      try {
        const { data } = await gateway.call(appIncentiveInfo, json, ownScope);
        return toPage(data, readTasks(data.itemList, 'data.itemList'));
      } catch (cause) {
        if (cause instanceof BusinessError && cause.code === INCENTIVE_CODE.noActivity) return null;
        throw cause;
      }
    },
    async claim(activityCode, taskId, requestNo) {
      const { data } = await gateway.call(appIncentiveClaim, { activityCode, taskId, requestNo }, scope);
      return { claimStatus: data.claimStatus, rewardFen: data.reward, toast: data.toast };
    },
  };
}

/** Decision: a task that comes twice is shown once; rows and claims go by its id. */
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
