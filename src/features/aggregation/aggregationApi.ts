/**
 * Calls of the reward cards (spec 1 §7, contract tag `aggregation`): wire types stop here.
 */
import type { Gateway } from '@/api/createGateway';
import { array, literal, nullable, number, object, string, type Decoded, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import type { Scope } from '@/api/scope';
import { words } from '@/api/words';
import type { PlatformCode } from '@/platform/host/types';
import { parseBeijingTime } from '@/utils/beijingTime';
import type { AggregationActivity, AggregationStage, ClaimAnswer, PrizeSource } from './aggregationTypes';

/** The place that shows the cards. */
export interface AggregationPlace {
  readonly prizeSource: PrizeSource;
  /** Order number (sources 1 and 2) or configId (3), where there is one. */
  readonly sourceBizId?: string;
}

export interface AggregationApi {
  /**
   * The visitor's task package at this place, null when there is nothing to show.
   * @param scope ends the call earlier than the page does
   * @throws ApiError, UnauthorizedError without login
   */
  fetchActivity(scope: Scope): Promise<AggregationActivity | null>;
  /** Claims one stage, sent exactly once. After a lost answer it may have happened: ask again. @throws ApiError */
  claimReward(activity: AggregationActivity, stageNo: number): Promise<ClaimAnswer>;
}

/** Blank counts as absent: an empty tag or toast is not shown. */
const label: Decoder<string> = (value, path) => words(value, path).trim();

const count: Decoder<number> = (value, path) => {
  const whole = number(value, path);
  if (whole < 0 || Math.floor(whole) !== whole) throw new ContractError(path, 'a whole number from 0');
  return whole;
};

const distributionStatus = literal(0, 1, 2);

const wireStage = object({
  stageNo: count,
  targetCount: count,
  currentCount: count,
  distributionStatus,
  prizeValue: count,
  prizeTitle: label,
});

const wireActivity = object({
  activityId: string,
  activityName: label,
  userTag: label,
  taskPkgName: label,
  taskPkgReceiveId: string,
  endTm: string,
  stageList: array(wireStage),
});

/** A task package as any answer brings it; for places that get it with data of their own. */
export const aggregationActivity: Decoder<AggregationActivity> = (value, path) =>
  toActivity(wireActivity(value, path), path);

const wireEntrance = object({ activity: nullable(wireActivity) });
const wireClaim = object({ distributionStatus, toast: label });

/** What the contract takes as `sourceBizId`. */
const MAX_BIZ_ID_LENGTH = 64;

/**
 * @param client platform code of this visit (spec 2 §3)
 * @param scope life of the page; its end cancels what is in flight
 */
export function createAggregationApi(
  gateway: Gateway,
  { prizeSource, sourceBizId = '' }: AggregationPlace,
  client: PlatformCode,
  scope: Scope,
): AggregationApi {
  // Decision: an address may bring anything as its order number; what cannot be one is left out, and the gateway
  // answers with what this visitor has at such a place.
  const isUsableId = sourceBizId !== '' && sourceBizId.length <= MAX_BIZ_ID_LENGTH;
  const place = { prizeSource, client, ...(isUsableId ? { sourceBizId } : {}) };
  return {
    async fetchActivity(ownScope) {
      const { data } = await gateway.read(
        { path: '/activity/marketingEntrance/aggregationEntrance', json: place, decode: wireEntrance },
        ownScope,
      );
      return data.activity === null ? null : toActivity(data.activity, 'data.activity');
    },
    async claimReward({ activityId, taskPkgReceiveId }, stageNo) {
      const { data } = await gateway.write(
        {
          path: '/activity/incentive/activity/send/receive',
          json: { activityId, prizeSource, stageNo, taskPkgReceiveId },
          decode: wireClaim,
        },
        scope,
      );
      return data;
    },
  };
}

/** @throws ContractError when the end is no Beijing time */
function toActivity(wire: Decoded<typeof wireActivity>, path: string): AggregationActivity {
  const endsAtMs = parseBeijingTime(wire.endTm);
  if (endsAtMs === null) throw new ContractError(`${path}.endTm`, 'a Beijing time');
  return {
    activityId: wire.activityId,
    name: wire.activityName,
    userTag: wire.userTag,
    packageName: wire.taskPkgName,
    taskPkgReceiveId: wire.taskPkgReceiveId,
    endsAtMs,
    stages: wire.stageList.map(toStage).filter(isFirstOfItsNumber),
  };
}

function toStage(wire: Decoded<typeof wireStage>): AggregationStage {
  const { stageNo, targetCount, currentCount, prizeValue, prizeTitle } = wire;
  return {
    stageNo,
    targetCount,
    currentCount,
    distributionStatus: wire.distributionStatus,
    prizeValueFen: prizeValue,
    prizeTitle,
  };
}

/** Decision: a claim names its stage by number, so a number that comes twice counts once. */
function isFirstOfItsNumber(
  stage: AggregationStage,
  index: number,
  all: readonly AggregationStage[],
): boolean {
  return all.findIndex(({ stageNo }) => stageNo === stage.stageNo) === index;
}
