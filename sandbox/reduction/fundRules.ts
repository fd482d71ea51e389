import type { JoinedActivity, ReduceMoneyRecord } from '../../contract/types';
import { beijingTime } from '../core/clock';
import type { Fund, FundUse, Grant } from './fundTypes';

const DAY_MS = 86_400_000;
/** "Ends soon" (contract, expiringMoney). */
const SOON_MS = 7 * DAY_MS;
/** Maximum that one order can use, fen. */
export const ORDER_LIMIT = 200;

/** A grant with its current state. */
interface GrantState {
  readonly grant: Grant;
  readonly usedMoney: number;
  /** Unused; still available unless `isOver`. */
  readonly restMoney: number;
  readonly isOver: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, money) => total + money, 0);

const usedOf = (uses: readonly FundUse[], grantId: string): number =>
  sum(
    uses.flatMap(({ parts }) => parts.filter((part) => part.grantId === grantId).map(({ money }) => money)),
  );

/** Grants credited to the fund at that moment, without pending ones. */
function credited({ grants, uses }: Fund, nowMs: number): readonly GrantState[] {
  return grants
    .filter(({ creditedAtMs }) => creditedAtMs <= nowMs)
    .map((grant) => {
      const usedMoney = usedOf(uses, grant.id);
      return { grant, usedMoney, restMoney: grant.money - usedMoney, isOver: nowMs > grant.validEndMs };
    });
}

/** The sums of the fund, in fen; each is the sum of the matching records. */
export function fundSums(fund: Fund, nowMs: number) {
  const states = credited(fund, nowMs);
  const left = states.filter(({ restMoney, isOver }) => !isOver && restMoney > 0);
  const soon = left.filter(({ grant }) => grant.validEndMs - nowMs <= SOON_MS);
  const firstEndMs = Math.min(...soon.map(({ grant }) => grant.validEndMs));
  return {
    availableMoney: sum(left.map(({ restMoney }) => restMoney)),
    usedMoney: sum(states.map(({ usedMoney }) => usedMoney)),
    expiredMoney: sum(states.filter(({ isOver }) => isOver).map(({ restMoney }) => restMoney)),
    expiringMoney: sum(soon.map(({ restMoney }) => restMoney)),
    expiringTm: soon.length === 0 ? null : beijingTime(firstEndMs),
  };
}

/**
 * The fund's entries, newest first. `bizId` keeps those of one joined activity, and of a use only its part; empty: all.
 * Expired money is not an entry in the store: it is derived from the clock.
 */
export function fundRecords(fund: Fund, nowMs: number, bizId: string): readonly ReduceMoneyRecord[] {
  const states = credited(fund, nowMs).filter(({ grant }) => bizId === '' || grant.activity?.bizId === bizId);
  const ids = new Set(states.map(({ grant }) => grant.id));
  const entries = [
    ...states.map(({ grant, restMoney, isOver }) => ({
      atMs: grant.creditedAtMs,
      record: {
        id: grant.id,
        type: 1,
        title: grant.title,
        money: grant.money,
        validEndTm: isOver || restMoney === 0 ? null : beijingTime(grant.validEndMs),
      },
    })),
    ...fund.uses.flatMap(({ id, title, usedAtMs, parts }) => {
      const money = sum(parts.filter(({ grantId }) => ids.has(grantId)).map((part) => part.money));
      return money === 0 ? [] : [{ atMs: usedAtMs, record: { id, type: 2, title, money, validEndTm: null } }];
    }),
    ...states.flatMap(({ grant, restMoney, isOver }) =>
      isOver && restMoney > 0
        ? [
            {
              atMs: grant.validEndMs,
              record: {
                id: `${grant.id}-X`,
                type: 3,
                title: `${grant.title} 已过期`,
                money: restMoney,
                validEndTm: null,
              },
            },
          ]
        : [],
    ),
  ];
  return entries
    .sort((a, b) => b.atMs - a.atMs || b.record.id.localeCompare(a.record.id))
    .map(({ atMs, record }) => ({ ...record, createTm: beijingTime(atMs) }));
}

/** Activities that the account joined, newest first (product §2.2 "Joined reduction-fund list"). */
export function joinedActivities({ grants, uses }: Fund, nowMs: number): readonly Required<JoinedActivity>[] {
  // Grants are in the order of joining; a pending one is credited later.
  return [...grants].reverse().flatMap((grant) => {
    const { activity, money } = grant;
    if (activity === null) return [];
    const rest = money - usedOf(uses, grant.id);
    const status = joinedStatus(grant, rest, nowMs);
    const leftMoney = status === 1 || status === 3 ? rest : 0;
    const { bizId, name, ruleDesc } = activity;
    return [{ bizId, activityName: name, reduceMoney: money, leftMoney, status, activityRuleDesc: ruleDesc }];
  });
}

/** 1 unused, 2 not yet credited, 3 partly used, 4 used up, 5 expired. */
type JoinedStatus = 1 | 2 | 3 | 4 | 5;

function joinedStatus({ money, creditedAtMs, validEndMs }: Grant, rest: number, nowMs: number): JoinedStatus {
  if (nowMs < creditedAtMs) return 2;
  if (rest === 0) return 4;
  if (nowMs > validEndMs) return 5;
  return rest < money ? 3 : 1;
}

/** Takes `money` fen, starting with what expires first; null: not enough. */
export function partsToSpend(fund: Fund, nowMs: number, money: number): FundUse['parts'] | null {
  let missing = money;
  const parts = credited(fund, nowMs)
    .filter(({ isOver, restMoney }) => !isOver && restMoney > 0)
    .sort((a, b) => a.grant.validEndMs - b.grant.validEndMs)
    .flatMap(({ grant, restMoney }) => {
      const taken = Math.min(missing, restMoney);
      missing -= taken;
      return taken === 0 ? [] : [{ grantId: grant.id, money: taken }];
    });
  return missing === 0 ? parts : null;
}
