import { HOSTILE_HTML, MARK } from '../core/hostile';
import { taskOf } from './fixtures/earning';
import { HOSTILE_TASKS } from './fixtures/hostileTasks';
import type { TaskFixture } from './fixtures/types';

/** An activity of the page /appIncentive. */
export interface AppIncentiveFixture {
  readonly code: string;
  readonly name: string;
  readonly theme: string;
  /** Hours from the first state (start or reset). */
  readonly startsInHours: number;
  readonly endsInHours: number;
  /** HTML. */
  readonly rule: string;
  readonly tasks: readonly TaskFixture[];
}

const RULE =
  '<p>1. 每个任务完成后，回到本页领取奖励，奖励以<b>减免金</b>发放；</p><p>2. 每个任务每位用户限领 <b>1</b> 次，活动结束后不能补领；</p><p>3. 减免金自到账起 30 天内有效，寄件、寄存时自动抵扣。</p>';

const CLAIMED = { isClaimed: true } satisfies Partial<TaskFixture>;

/** This task's reward is in every fund from the start, except in empty ones. */
export const CLAIMED_BEFORE = { activityCode: 'AI-OPEN', taskId: 'AI3' } as const;

/** Every activity (listed in sandbox/README.md); none is ever renamed. */
export const APP_INCENTIVES: readonly AppIncentiveFixture[] = [
  {
    code: 'AI-OPEN',
    name: '做任务赚奖励',
    theme: 'mint',
    startsInHours: -72,
    endsInHours: 24 * 30,
    rule: RULE,
    tasks: [
      taskOf(['AI1', 1, 11, '体验短视频应用 3 分钟', '减免金', '1.5', 'video', CLAIMED]),
      taskOf(['AI2', 3, 13, '完善一次出行计划', '减免金', '2', 'travel', CLAIMED]),
      taskOf(['AI3', 3, 14, '看完一节理财小课', '减免金', '0.8', 'coin', CLAIMED]),
      taskOf(['AI4', 9, 15, '超市开业逛一逛', '减免金', '1', 'cart', CLAIMED]),
      taskOf(['AI5', 2, 21, '开通银行钱包并登录', '减免金', '6.6', 'wallet', CLAIMED]),
    ],
  },
  {
    code: 'AI-NOT-START',
    name: '做任务赚奖励 · 即将开始',
    theme: 'dusk',
    startsInHours: 48,
    endsInHours: 24 * 30,
    rule: RULE,
    tasks: [
      taskOf(['AIN1', 1, 16, '浏览微博热点 30 秒', '减免金', '0.5', 'news', CLAIMED]),
      taskOf(['AIN2', 1, 18, '看一集短剧', '减免金', '0.9', 'video', CLAIMED]),
    ],
  },
  {
    code: 'AI-FINISHED',
    name: '做任务赚奖励 · 往期',
    theme: 'friday',
    startsInHours: -24 * 30,
    endsInHours: -24,
    rule: RULE,
    tasks: [
      taskOf(['AIF1', 3, 17, '领取件意外险', '减免金', '0.66', 'shield', CLAIMED]),
      taskOf(['AIF2', 9, 25, '设置视频彩铃', '减免金', '0.3', 'news', CLAIMED]),
    ],
  },
  {
    code: 'AI-HOSTILE',
    name: `<img src=x onerror="${MARK}">\u202e务任\u202c${'很长的名称'.repeat(100)}`,
    theme: 'friday',
    startsInHours: -24,
    endsInHours: 24 * 30,
    rule: HOSTILE_HTML,
    tasks: HOSTILE_TASKS.map((task) => ({ ...task, ...CLAIMED, id: `AIH-${task.id}` })),
  },
];

export const INCENTIVE_TASKS: readonly TaskFixture[] = APP_INCENTIVES.flatMap(({ tasks }) => tasks);

/** Empty code: the one that is running. */
export const findAppIncentive = (code: string): AppIncentiveFixture | undefined =>
  APP_INCENTIVES.find((activity) => activity.code === (code === '' ? 'AI-OPEN' : code));

export const incentiveOfTask = (taskId: string): AppIncentiveFixture | undefined =>
  APP_INCENTIVES.find(({ tasks }) => tasks.some(({ id }) => id === taskId));
