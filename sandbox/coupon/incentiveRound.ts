import type { IncentiveTaskInfo } from '../../contract/types';
import { spanOf, statusOf, type StatusCode } from '../campaign/activityRules';
import type { Parcel, ParcelHistory } from '../campaign/parcelTypes';
import type { GatewayTools } from '../core/call';
import { beijingDayStart } from '../core/clock';
import type { IncentiveStage } from './incentiveFixture';
import type { IncentiveFixture } from './incentiveFixture';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const EXCEPTION_CODE: Readonly<Record<Exclude<StatusCode, 'PROCEED'>, string>> = {
  NOT_START: '1001',
  FINISHED: '1002',
  PAUSED: '1003',
  OFF_SHELF: '1004',
};

/** A stage with the parcel that reached it; null: not reached. */
interface StageProgress {
  readonly stage: IncentiveStage;
  readonly reachedBy: Parcel | null;
}

/** One user's round of one activity. */
interface IncentiveRound {
  readonly isJoined: boolean;
  /** Parcels that count, in the order of sending. */
  readonly parcels: readonly Parcel[];
  readonly stages: readonly StageProgress[];
  /** Epoch milliseconds; before joining: as if the user joined now. */
  readonly endMs: number;
}

/**
 * The user's round, from the fixture's seed, the joining and the parcels. Only parcels sent between joining and the
 * round's last midnight count.
 */
export async function roundOf(
  activity: IncentiveFixture,
  accountId: string,
  tools: GatewayTools,
): Promise<IncentiveRound> {
  const joining = await tools.store.incentives.joiningOf(accountId, activity.code);
  const seeded = seedOf(activity, tools);
  const joinedAtMs = seeded?.joinedAtMs ?? joining?.joinedAtMs ?? null;
  if (joinedAtMs === null) return emptyRound(activity, tools);
  const endMs = endOf(activity, joinedAtMs, tools);
  const { parcels: own }: ParcelHistory = await tools.store.parcels.parcelsOf(accountId);
  const parcels = [...(seeded?.parcels ?? []), ...own].filter(
    ({ sentAtMs }) => sentAtMs >= joinedAtMs && sentAtMs < endMs,
  );
  const stages = activity.stages.map((stage) => ({ stage, reachedBy: parcels[stage.taskNum - 1] ?? null }));
  return { isJoined: true, parcels, stages, endMs };
}

/** The round as a user sees it before joining. */
export function emptyRound(activity: IncentiveFixture, tools: GatewayTools): IncentiveRound {
  return {
    isJoined: false,
    parcels: [],
    stages: activity.stages.map((stage) => ({ stage, reachedBy: null })),
    endMs: endOf(activity, tools.clock.nowMs(), tools),
  };
}

/** Decision: 2003 is every prize, 2004 some prizes when the days are over (contract, IncentivePageCode). */
export function pageCodeOf(activity: IncentiveFixture, round: IncentiveRound, tools: GatewayTools): string {
  const status = statusOf(activity, tools);
  if (status !== 'PROCEED') return EXCEPTION_CODE[status];
  if (!round.isJoined) return '2001';
  const reached = round.stages.filter(({ reachedBy }) => reachedBy !== null).length;
  if (reached === round.stages.length) return '2003';
  if (tools.clock.nowMs() < round.endMs) return '2002';
  if (reached > 0) return '2004';
  return round.parcels.length > 0 ? '2005' : '2006';
}

const TASK_STATUS: Readonly<Record<string, IncentiveTaskInfo['taskStatus'] | undefined>> = {
  '2001': 0,
  '2002': 1,
  '2003': 2,
};

/** Null on exception pages. */
export function taskInfoOf(
  activity: IncentiveFixture,
  round: IncentiveRound,
  tools: GatewayTools,
): IncentiveTaskInfo | null {
  const pageCode = pageCodeOf(activity, round, tools);
  if (pageCode.startsWith('1')) return null;
  return {
    prizeTotalAmount: activity.stages.reduce((sum, { amountFen }) => sum + amountFen, 0),
    remainingDays: daysLeft(round.endMs, tools.clock.nowMs()),
    taskStatus: TASK_STATUS[pageCode] ?? 3,
    prizesInfo: round.stages.map(({ stage, reachedBy }) => ({
      receiveStatus: reachedBy === null ? 0 : 1,
      taskNum: stage.taskNum,
      prizeAmount: stage.amountFen,
      prizeNum: stage.coupons.length,
    })),
  };
}

/** Today included; 0 when over. */
function daysLeft(endMs: number, nowMs: number): number {
  return nowMs >= endMs ? 0 : Math.ceil((endMs - beijingDayStart(nowMs)) / DAY_MS);
}

/** A round lasts whole Beijing days, including the day of joining, and never longer than its activity. */
function endOf(activity: IncentiveFixture, joinedAtMs: number, tools: GatewayTools): number {
  return Math.min(beijingDayStart(joinedAtMs) + activity.roundDays * DAY_MS, spanOf(activity, tools).endMs);
}

function seedOf(activity: IncentiveFixture, { seededAtMs }: GatewayTools) {
  const { seed } = activity;
  if (seed === undefined) return null;
  const joinedAtMs = seededAtMs() - seed.joinedDaysAgo * DAY_MS;
  const parcels = Array.from({ length: seed.parcels }, (_, index): Parcel => {
    const sentAtMs = joinedAtMs + (index + 1) * HOUR_MS;
    return { sentAtMs, shippedAtMs: sentAtMs + HOUR_MS / 2 };
  });
  return { joinedAtMs, parcels };
}
