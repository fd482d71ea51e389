/** Rules for help from friends: the amount of one help, and who may help. Pure. */
import type { HelpKind } from './helpFixtures';
import type { HelpReason, BargainEnd, HelpTask } from './helpTypes';

/** Decision: how often one number may help per day, across campaigns of one kind. */
const DAILY_HELPS = 3;

/**
 * Fen of the next help: part of the rest, so that the last of `left` helps makes the sum exact, and each is worth
 * something as long as there is a fen for each.
 * @param integer whole number from 0 to below - 1
 */
export function nextPart(leftFen: number, left: number, integer: (below: number) => number): number {
  if (left <= 1) return leftFen;
  const even = Math.floor(leftFen / left);
  // Half to one and a half times an even share: at least a fen remains for each of the others.
  const wanted = Math.ceil(even / 2) + (even > 0 ? integer(even + 1) : 0);
  return Math.max(Math.min(wanted, leftFen - (left - 1)), Math.min(1, leftFen));
}

export const sumOf = ({ ownFen, helps }: HelpTask): number =>
  helps.reduce((sum, { fen }) => sum + fen, ownFen);

type TaskState = 'RUNNING' | 'REACHED' | 'OVER';

/** A reached goal stays reached after the time is up. */
export function taskStateOf(task: HelpTask, nowMs: number): TaskState {
  if (sumOf(task) >= task.goalFen) return 'REACHED';
  return nowMs >= task.endsAtMs ? 'OVER' : 'RUNNING';
}

const CASH_MSG: Readonly<Record<Exclude<HelpReason, BargainEnd>, string>> = {
  NONE: '',
  HELPED: '您已经帮TA助力过啦',
  OWN: '不能为自己助力哦，快去邀请好友吧',
  FULL: '来晚啦，好友的助力已满',
  OVER: '来晚啦，本次助力已结束',
  DAILY_LIMIT: '您今天的助力次数已用完，明天再来吧',
  NEW_ONLY: '仅限新用户参与助力',
};
const BARGAIN_MSG: Readonly<Record<HelpReason, string>> = {
  NONE: '',
  HELPED: '您已经帮TA砍过啦',
  OWN: '不能给自己砍价哦，快去邀请好友吧',
  FULL: '来晚啦，好友已砍到底价',
  OVER: '来晚啦，本次砍价已结束',
  DAILY_LIMIT: '您今天的砍价次数已用完，明天再来吧',
  NEW_ONLY: '仅限新用户为好友砍价',
  BOUGHT: '好友已经买下，无需再砍',
  SOLD_OUT: '来晚啦，已经被抢光啦',
};
export const REASON_MSG: Readonly<Record<HelpKind, Readonly<Record<HelpReason, string>>>> = {
  fission: { ...BARGAIN_MSG, ...CASH_MSG },
  bargain: BARGAIN_MSG,
};

/**
 * Why this number cannot help this task now; `NONE`: it can. The number's own earlier help takes precedence over the
 * task's status.
 */
export function reasonAgainst(
  task: HelpTask,
  phone: string,
  {
    nowMs,
    helpsToday,
    isOld,
    end,
  }: {
    readonly nowMs: number;
    readonly helpsToday: number;
    readonly isOld: boolean;
    readonly end: BargainEnd | null;
  },
): HelpReason {
  if (task.ownerPhone === phone) return 'OWN';
  if (task.helps.some((help) => help.phone === phone)) return 'HELPED';
  if (end !== null) return end;
  const state = taskStateOf(task, nowMs);
  if (state === 'REACHED') return 'FULL';
  if (state === 'OVER') return 'OVER';
  if (isOld) return 'NEW_ONLY';
  return helpsToday >= DAILY_HELPS ? 'DAILY_LIMIT' : 'NONE';
}
