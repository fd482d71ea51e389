import { beijingDayStart } from '../core/clock';
import { CLAIMED_BEFORE } from '../task/appIncentives';
import type { Fund, FundUse, Grant, GrantActivity } from './fundTypes';
import { EXTEND_RULE, STORAGE_RULE } from './reductions';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Key of the grant that is paid for a claimed task of the app incentive page. */
export const claimKey = (activityCode: string, taskId: string): string => `claim:${activityCode}:${taskId}`;

interface SeededGrant {
  readonly title: string;
  /** Fen. */
  readonly money: number;
  /** Days from the first state; negative ones are past. */
  readonly creditedInDays: number;
  /** Expires at the end of that day. */
  readonly endsInDays: number;
  readonly used?: { readonly title: string; readonly money: number; readonly inDays: number };
  readonly activity?: GrantActivity;
  readonly key?: string;
}

const joined = (bizId: string, name: string, ruleDesc: string) => ({
  title: name,
  activity: { bizId, name, ruleDesc },
});

/** Five joined activities in the order of joining: expired, used up, partly used, unused, not yet credited. */
const ACTIVITIES: readonly SeededGrant[] = [
  {
    ...joined('JR-OLD-5', '开学季减免金', EXTEND_RULE),
    money: 300,
    creditedInDays: -45,
    endsInDays: -16,
  },
  {
    ...joined('JR-OLD-4', '寄存体验减免金', STORAGE_RULE),
    money: 200,
    creditedInDays: -21,
    endsInDays: 9,
    used: { title: '快递柜寄存 抵扣', money: 200, inDays: -19 },
  },
  {
    ...joined('JR-OLD-3', '新人延时取件减免金', EXTEND_RULE),
    money: 400,
    creditedInDays: -9,
    endsInDays: 20,
    used: { title: '快递柜取件 超时取件费抵扣', money: 150, inDays: -6 },
  },
  {
    ...joined('JR-OLD-1', '取件无忧减免金', EXTEND_RULE),
    money: 300,
    creditedInDays: -4,
    endsInDays: 25,
  },
  {
    ...joined('JR-OLD-2', '周末寄存减免金', STORAGE_RULE),
    money: 500,
    creditedInDays: 3,
    endsInDays: 18,
  },
];

/** Money earned with tasks and still available; the first two expire within seven days. */
const LEFT: readonly SeededGrant[] = [
  { title: '做任务 · 打开短视频应用看视频', money: 100, creditedInDays: -28, endsInDays: 2 },
  { title: '做任务 · 开通银行钱包', money: 250, creditedInDays: -25, endsInDays: 5 },
  { title: '抽奖 · 周五抽好礼', money: 200, creditedInDays: -2, endsInDays: 28 },
  { title: '做任务 · 领取件意外险', money: 150, creditedInDays: -1, endsInDays: 45 },
];

const USED_FOR = ['快递柜寄件 运费抵扣', '快递柜取件 超时取件费抵扣', '上门寄件 运费抵扣'] as const;
const TASKS = ['浏览微博热点 15 秒', '搜一搜周末去哪儿玩', '逛逛超市省钱日', '换一首视频彩铃'] as const;

/** Earned and used up, the oldest two months ago. */
const SPENT: readonly SeededGrant[] = Array.from({ length: 10 }, (_, index) => ({
  title: `做任务 · ${TASKS[index % TASKS.length] ?? ''}`,
  money: 30 + ((index * 37) % 90),
  creditedInDays: -60 + index * 5,
  endsInDays: -30 + index * 5,
  used: {
    title: USED_FOR[index % USED_FOR.length] ?? '',
    money: 30 + ((index * 37) % 90),
    inDays: -58 + index * 5,
  },
}));

const CLAIMED: SeededGrant = {
  key: claimKey(CLAIMED_BEFORE.activityCode, CLAIMED_BEFORE.taskId),
  title: '做任务赚奖励 · 看完一节理财小课',
  money: 80,
  creditedInDays: -2.5,
  endsInDays: 28,
  used: { title: '上门寄件 运费抵扣', money: 80, inDays: -1.5 },
};

const LOST: readonly SeededGrant[] = [
  { title: '做任务 · 看剧集预告 30 秒', money: 50, creditedInDays: -50, endsInDays: -20 },
  { title: '做任务 · 了解家庭保障方案', money: 120, creditedInDays: -40, endsInDays: -10 },
];

const SEEDS: readonly SeededGrant[] = [...ACTIVITIES, ...LEFT, ...SPENT, CLAIMED, ...LOST];

const EMPTY: Fund = { grants: [], uses: [] };

/**
 * An account's seeded fund: 12.50 yuan, 37 records (earned, used, expired), five joined activities; nothing for numbers
 * that end in 00.
 */
export function seededFund(phone: string, seededAtMs: number): Fund {
  if (phone.endsWith('00')) return EMPTY;
  const today = beijingDayStart(seededAtMs);
  const idOf = (prefix: string, index: number) => `${prefix}-S${String(index + 1).padStart(2, '0')}`;
  const grants = SEEDS.map(({ title, money, creditedInDays, endsInDays, activity, key }, index): Grant => ({
    id: idOf('FE', index),
    key: key ?? `seed:${index}`,
    title,
    money,
    creditedAtMs: seededAtMs + creditedInDays * DAY_MS - index * HOUR_MS,
    validEndMs: today + (endsInDays + 1) * DAY_MS - 1000,
    activity: activity ?? null,
  }));
  const uses = SEEDS.flatMap(({ used }, index): readonly FundUse[] =>
    used === undefined
      ? []
      : [
          {
            id: idOf('FU', index),
            title: used.title,
            usedAtMs: seededAtMs + used.inDays * DAY_MS,
            parts: [{ grantId: idOf('FE', index), money: used.money }],
          },
        ],
  );
  return { grants, uses };
}
