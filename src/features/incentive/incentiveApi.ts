/**
 * Calls of the incentive activity (spec 1 §7, contract tag `incentive`): wire types stop here.
 */
import type { Gateway } from '@/api/createGateway';
import { array, literal, nullable, number, object, record, string, type Decoded } from '@/api/decode';
import { BusinessError, ContractError } from '@/api/errors';
import type { Scope } from '@/api/scope';
import { words } from '@/api/words';
import { ACTIVITY_STATUS, CODE_NO_ACTIVITY } from '@/features/activity';
import { picture } from '@/features/activityParts';
import type { PlatformCode } from '@/platform/host/types';
import { maskPhone } from '@/utils/phone';
import { EXCEPTION_CODES, PRIZE_OPEN, TASK_CODES, TASK_INACTIVE } from './incentiveCodes';
import type { IncentiveActivity, IncentiveState, TaskInfo } from './incentiveTypes';

const wireTask = object({
  prizeTotalAmount: number,
  remainingDays: number,
  taskStatus: number,
  prizesInfo: array(
    object({ receiveStatus: number, taskNum: number, prizeAmount: number, prizeNum: number }),
  ),
});

// A row for a page code of tomorrow is no reason to show nothing today: texts, not literals.
const button = { pageCode: string, buttonText: words, buttonImgUrl: picture, buttonJumpUrl: string };

const wireActivity = object({
  code: string,
  title: words,
  description: string,
  startTm: words,
  endTm: words,
  statusCode: literal(...ACTIVITY_STATUS),
  biz: number,
  scene: number,
  clientMap: record(words),
  pageConfigDTO: object({
    homePageInfo: object({
      homePageImgColor: string,
      homePageImgUrl: picture,
      progressBarPrizeImgUrl: picture,
    }),
    sharePageInfo: object({ shareTitle: words, shareSummary: words, shareMiniPicImgUrl: picture }),
    exceptionPageList: array(
      object({
        ...button,
        exceptionText: words,
        otherActivityList: array(object({ activityImgUrl: picture, activityUrl: string })),
      }),
    ),
    activityTaskPageList: array(object(button)),
  }),
  taskInfo: nullable(wireTask),
});

const wireState = object({
  pageCode: literal(...EXCEPTION_CODES, ...TASK_CODES),
  taskInfo: nullable(wireTask),
  phone: string,
});

export type ActivityAnswer =
  | { readonly kind: 'found'; readonly activity: IncentiveActivity }
  /** Code 100205002: there is no such activity. */
  | { readonly kind: 'missing' };

/** Where the visitor came from, told once with the join. */
export interface JoinSource {
  readonly channelCode: string;
  /** JSON text of the attribution info. */
  readonly burialPointInfo: string;
}

export interface IncentiveApi {
  /** Open to everybody; never carries the token. @throws ApiError */
  fetchActivity(code: string): Promise<ActivityAnswer>;
  /** Where this visitor stands; changes nothing. @throws ApiError, UnauthorizedError without login */
  fetchProgress(activity: IncentiveActivity): Promise<IncentiveState>;
  /** Joins, sent exactly once. After a lost answer it may have happened: ask `fetchProgress`. @throws ApiError */
  joinActivity(activity: IncentiveActivity, source: JoinSource): Promise<IncentiveState>;
}

/**
 * @param clientCode platform code of this visit (spec 2 §3)
 * @param scope life of the page; its end cancels what is in flight
 */
export function createIncentiveApi(gateway: Gateway, clientCode: PlatformCode, scope: Scope): IncentiveApi {
  const payload = ({ biz, code, scene }: IncentiveActivity) => ({ biz, client: clientCode, code, scene });
  return {
    async fetchActivity(code) {
      try {
        const { data } = await gateway.read(
          {
            path: '/activity/incentive/activity/info',
            auth: 'skip',
            json: { code },
            decode: wireActivity,
          },
          scope,
        );
        return { kind: 'found', activity: toActivity(data) };
      } catch (cause) {
        if (cause instanceof BusinessError && cause.code === CODE_NO_ACTIVITY) return { kind: 'missing' };
        throw cause;
      }
    },
    async fetchProgress(activity) {
      const { data } = await gateway.read(
        { path: '/activity/incentive/activity/progress', json: payload(activity), decode: wireState },
        scope,
      );
      return toState(data);
    },
    async joinActivity(activity, source) {
      const { data } = await gateway.write(
        {
          path: '/activity/incentive/activity/join',
          json: { ...payload(activity), ...source },
          decode: wireState,
        },
        scope,
      );
      return toState(data);
    },
  };
}

function toState({ pageCode, taskInfo, phone }: Decoded<typeof wireState>): IncentiveState {
  const maskedPhone = maskPhone(phone);
  const exception = EXCEPTION_CODES.find((code) => code === pageCode);
  if (exception !== undefined) return { kind: 'exception', pageCode: exception, maskedPhone };
  const taskCode = TASK_CODES.find((code) => code === pageCode);
  // A task page without its round is a broken answer (contract: null on exception pages only).
  if (taskCode === undefined || taskInfo === null) throw new ContractError('data.taskInfo', 'an object');
  return { kind: 'task', pageCode: taskCode, task: toTask(taskInfo), maskedPhone };
}

function toTask(wire: Decoded<typeof wireTask>): TaskInfo {
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

function toActivity(wire: Decoded<typeof wireActivity>): IncentiveActivity {
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
      headerUrl: homePageInfo.homePageImgUrl,
      prizeUrl: homePageInfo.progressBarPrizeImgUrl,
      shareTitle: sharePageInfo.shareTitle,
      shareSummary: sharePageInfo.shareSummary,
      shareImageUrl: sharePageInfo.shareMiniPicImgUrl,
      exceptions: exceptionPageList.map((row) => ({
        ...toButton(row),
        exceptionText: row.exceptionText,
        others: row.otherActivityList.map((other) => ({
          imageUrl: other.activityImgUrl,
          url: other.activityUrl,
        })),
      })),
      taskButtons: activityTaskPageList.map(toButton),
    },
  };
}

interface WireButton {
  readonly pageCode: string;
  readonly buttonText: string;
  readonly buttonImgUrl: string;
  readonly buttonJumpUrl: string;
}

const toButton = ({ pageCode, buttonText, buttonImgUrl, buttonJumpUrl }: WireButton) => ({
  pageCode,
  text: buttonText,
  imageUrl: buttonImgUrl,
  jumpUrl: buttonJumpUrl,
});
