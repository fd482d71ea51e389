/** API of the reward cards (product §1.7, contract tag `aggregation`). DTOs do not leave this file. */
import type { Gateway } from '@/api/createGateway';
import {
  type AggregationActivity as WireActivity,
  aggregationEntrance,
  type AggregationStage as WireStage,
  claimAggregationReward,
} from '@/api/generated/operations/aggregation';
import type { Scope } from '@/api/scope';
import type { PlatformCode } from '@/platform/host/types';
import { parseBeijingTime } from '@/utils/beijingTime';
import type { AggregationActivity, AggregationStage, ClaimAnswer, PrizeSource } from './aggregationTypes';

/** The place that shows the cards. */
export interface AggregationPlace {
  readonly prizeSource: PrizeSource;
  /** Order number (sources 1 and 2) or configId (3), if there is one. */
  readonly sourceBizId?: string;
}

export interface AggregationApi {
  /**
   * The user's task package at this place, null if there is nothing to show.
   * @param scope can end the call before the page does
   * @throws ApiError, UnauthorizedError without login
   */
  fetchActivity(scope: Scope): Promise<AggregationActivity | null>;
  /** Claims one stage, sent exactly once. After a lost response it may have happened: fetch again. @throws ApiError */
  claimReward(activity: AggregationActivity, stageNo: number, requestNo: string): Promise<ClaimAnswer>;
}

/** Maximum length of `sourceBizId` in the contract. */
const MAX_BIZ_ID_LENGTH = 64;

/**
 * @param client platform code of this visit (product §2.3)
 * @param scope the page's scope; its end cancels running requests
 */
export function createAggregationApi(
  gateway: Gateway,
  { prizeSource, sourceBizId = '' }: AggregationPlace,
  client: PlatformCode,
  scope: Scope,
): AggregationApi {
  // Decision: an address may contain anything as its order number; an invalid one is left out, and the gateway returns
  // what this user has at such a place.
  const isUsableId = sourceBizId !== '' && sourceBizId.length <= MAX_BIZ_ID_LENGTH;
  const place = { prizeSource, client, ...(isUsableId ? { sourceBizId } : {}) };
  return {
    async fetchActivity(ownScope) {
      const { data } = await gateway.call(aggregationEntrance, place, ownScope);
      return data.activity === null ? null : toActivity(data.activity);
    },
    async claimReward({ activityId, taskPkgReceiveId }, stageNo, requestNo) {
      const { data } = await gateway.call(
        claimAggregationReward,
        { activityId, prizeSource, stageNo, taskPkgReceiveId, requestNo },
        scope,
      );
      return { ...data, toast: data.toast.trim() };
    },
  };
}

function toActivity(wire: WireActivity): AggregationActivity {
  return {
    activityId: wire.activityId,
    name: wire.activityName.trim(),
    userTag: wire.userTag.trim(),
    packageName: wire.taskPkgName.trim(),
    taskPkgReceiveId: wire.taskPkgReceiveId,
    endsAtMs: parseBeijingTime(wire.endTm) ?? NaN,
    stages: wire.stageList.map(toStage).filter(isFirstOfItsNumber),
  };
}

function toStage(wire: WireStage): AggregationStage {
  const { stageNo, targetCount, currentCount, prizeValue, prizeTitle, couponIdsStr } = wire;
  return {
    stageNo,
    targetCount,
    currentCount,
    distributionStatus: wire.distributionStatus,
    prizeValueFen: prizeValue,
    prizeTitle: prizeTitle.trim(),
    couponIds: idsIn(couponIdsStr),
  };
}

/** `a,b` -> `['a', 'b']`. */
const idsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** Decision: a claim identifies its stage by number, so a duplicate number counts once. */
function isFirstOfItsNumber(
  stage: AggregationStage,
  index: number,
  all: readonly AggregationStage[],
): boolean {
  return all.findIndex(({ stageNo }) => stageNo === stage.stageNo) === index;
}
