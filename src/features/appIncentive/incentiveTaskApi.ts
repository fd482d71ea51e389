/** Calls of the page /appIncentive (contract tag `appIncentive`): wire types stop here. */
import type { Gateway } from '@/api/createGateway';
import { literal, number, object, string, type Decoded, type Decoder } from '@/api/decode';
import { BusinessError, ContractError } from '@/api/errors';
import { goodOnes } from '@/api/lenient';
import type { Scope } from '@/api/scope';
import { shortWords } from '@/api/shortWords';
import type { TaskView } from '@/features/task';
import { INCENTIVE_CODE } from './incentiveTaskCodes';
import type { ClaimAnswer, IncentivePage, IncentiveTask } from './incentiveTaskTypes';

/** Integer fen from 0: money that is no amount must not be shown as one. */
const fen: Decoder<number> = (value, path) => {
  const amount = number(value, path);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ContractError(path, 'an amount in fen');
  return amount;
};

const claimStatus = literal(0, 1, 2, 3);

/** Read apart from the rest (`tasksBy`): a task that nobody could tell apart takes no other away. */
const unread: Decoder<unknown> = (value) => value;

const wireInfo = object({
  activityCode: string,
  activityName: shortWords(40),
  headImgUrl: string,
  statusCode: literal('NOT_START', 'RUNNING', 'FINISHED'),
  startTm: string,
  endTm: string,
  ruleDesc: string,
  claimedMoney: fen,
  itemList: unread,
});

const wireClaim = object({ claimStatus, reward: fen, toast: shortWords(60) });

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
  claim(activityCode: string, taskId: string): Promise<ClaimAnswer>;
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
        const { data } = await gateway.read(
          { path: '/activity/api/appIncentive/info', json, decode: wireInfo },
          ownScope,
        );
        return toPage(data, readTasks(data.itemList, 'data.itemList'));
      } catch (cause) {
        if (cause instanceof BusinessError && cause.code === INCENTIVE_CODE.noActivity) return null;
        throw cause;
      }
    },
    async claim(activityCode, taskId) {
      const { data } = await gateway.write(
        { path: '/activity/api/appIncentive/claim', json: { activityCode, taskId }, decode: wireClaim },
        scope,
      );
      return { claimStatus: data.claimStatus, rewardFen: data.reward, toast: data.toast };
    },
  };
}

/** Decision: a task that comes twice is shown once; rows and claims go by its id. */
function tasksBy(decodeTask: Decoder<TaskView>): Decoder<readonly IncentiveTask[]> {
  const item = object({ task: decodeTask, reward: fen, claimStatus });
  return (value, path) =>
    goodOnes(item, MAX_ITEMS)(value, path)
      .filter(({ task }, index, all) => all.findIndex((other) => other.task.taskId === task.taskId) === index)
      .map(({ task, reward, claimStatus: status }) => ({ task, rewardFen: reward, claimStatus: status }));
}

function toPage(wire: Decoded<typeof wireInfo>, items: readonly IncentiveTask[]): IncentivePage {
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
