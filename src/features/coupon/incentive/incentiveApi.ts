/** API of the incentive activity (product §1.7, contract tag `incentive`): raw server types stay inside this file. */
import type { Gateway } from '@/api/createGateway';
import { ContractError } from '@/api/errors';
import {
  incentiveActivityInfo,
  incentiveProgress,
  type IncentiveTaskInfo,
  type IncentiveTaskPage,
  joinIncentive,
  type IncentiveActivity as WireActivity,
  type IncentiveState as WireState,
} from '@/api/generated/operations/incentive';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import type { Scope } from '@/api/scope';
import { CODE_NO_ACTIVITY } from '@/domain/activity';
import type { PlatformCode } from '@/platform/host/types';
import { pictureAddress } from '@/session/links';
import { maskPhone } from '@/utils/phone';
import { EXCEPTION_CODES, PRIZE_OPEN, TASK_CODES, TASK_INACTIVE } from './incentiveTexts';
import type { IncentiveActivity, IncentiveState, TaskInfo } from './incentiveTypes';

export type ActivityAnswer =
  | { readonly kind: 'found'; readonly activity: IncentiveActivity }
  /** Code 100205002: there is no such activity. */
  | { readonly kind: 'missing' };

/** Where the user came from; sent once, with the join. */
export interface JoinSource {
  readonly channelCode: string;
  /** JSON text of the attribution info. */
  readonly burialPointInfo: string;
}

export interface IncentiveApi {
  /** Public: never sends the login token. @throws ApiError */
  fetchActivity(code: string): Promise<ActivityAnswer>;
  /** The user's progress; read-only. @throws ApiError, UnauthorizedError without login */
  fetchProgress(activity: IncentiveActivity): Promise<IncentiveState>;
  /**
   * Joins; sent exactly once. After a lost response it may have succeeded: check with `fetchProgress`. @throws ApiError
   */
  joinActivity(activity: IncentiveActivity, source: JoinSource, requestNo: string): Promise<IncentiveState>;
}

/**
 * @param clientCode platform code of this visit (product §2.3)
 * @param scope page scope; unmounting cancels requests in flight
 */
export function createIncentiveApi(gateway: Gateway, clientCode: PlatformCode, scope: Scope): IncentiveApi {
  const payload = ({ biz, code, scene }: IncentiveActivity) => ({ biz, client: clientCode, code, scene });
  return {
    async fetchActivity(code) {
      return ignoreRefusal(CODE_NO_ACTIVITY, { kind: 'missing' }, async () => {
        const { data } = await gateway.call(incentiveActivityInfo, { code }, scope);
        return { kind: 'found', activity: toActivity(data) };
      });
    },
    async fetchProgress(activity) {
      const { data } = await gateway.call(incentiveProgress, payload(activity), scope);
      return toState(data);
    },
    async joinActivity(activity, source, requestNo) {
      const { data } = await gateway.call(
        joinIncentive,
        { ...payload(activity), ...source, requestNo },
        scope,
      );
      return toState(data);
    },
  };
}

function toState({ pageCode, taskInfo, phone }: WireState): IncentiveState {
  const maskedPhone = maskPhone(phone);
  const taskCode = TASK_CODES.find((code) => code === pageCode);
  // A task page without its round is an invalid response (contract: null on exception pages only).
  if (taskCode !== undefined && taskInfo === null) throw new ContractError('data.taskInfo', 'an object');
  // "Codes starting with 2 are task pages" (product §1.2.2): an unknown one shows only the round.
  if (pageCode.startsWith('2') && taskInfo !== null)
    return { kind: 'task', pageCode: taskCode ?? 'unknown', task: toTask(taskInfo), maskedPhone };
  const exception = EXCEPTION_CODES.find((code) => code === pageCode);
  return { kind: 'exception', pageCode: exception ?? 'unknown', maskedPhone };
}

function toTask(wire: IncentiveTaskInfo): TaskInfo {
  return {
    totalFen: wire.prizeTotalAmount,
    remainingDays: wire.remainingDays,
    isInactive: wire.taskStatus === TASK_INACTIVE,
    prizes: wire.prizesInfo.map((prize) => ({
      isReceived: prize.receiveStatus !== PRIZE_OPEN,
      taskNum: prize.taskNum,
      amountFen: prize.prizeAmount,
      couponCount: prize.prizeNum,
    })),
  };
}

function toActivity(wire: WireActivity): IncentiveActivity {
  const { homePageInfo, sharePageInfo, exceptionPageList, activityTaskPageList } = wire.pageConfigDTO;
  return {
    code: wire.code,
    title: wire.title,
    descriptionHtml: wire.description,
    status: wire.statusCode,
    startsAt: wire.startTm,
    endsAt: wire.endTm,
    biz: wire.biz,
    scene: wire.scene,
    clientMap: wire.clientMap,
    preview: wire.taskInfo === null ? null : toTask(wire.taskInfo),
    page: {
      groundColor: homePageInfo.homePageImgColor,
      headerUrl: pictureAddress(homePageInfo.homePageImgUrl),
      prizeUrl: pictureAddress(homePageInfo.progressBarPrizeImgUrl),
      shareTitle: sharePageInfo.shareTitle,
      shareSummary: sharePageInfo.shareSummary,
      shareImageUrl: pictureAddress(sharePageInfo.shareMiniPicImgUrl),
      exceptions: exceptionPageList.map((row) => ({
        ...toButton(row),
        exceptionText: row.exceptionText,
        others: row.otherActivityList.map((other) => ({
          imageUrl: pictureAddress(other.activityImgUrl),
          url: other.activityUrl,
        })),
      })),
      taskButtons: activityTaskPageList.map(toButton),
    },
  };
}

const toButton = ({ pageCode, buttonText, buttonImgUrl, buttonJumpUrl }: IncentiveTaskPage) => ({
  pageCode,
  text: buttonText,
  imageUrl: pictureAddress(buttonImgUrl),
  jumpUrl: buttonJumpUrl,
});
