/** Targets of codes, channels and cabinets. */
import type { CampaignThemeName } from '../art/campaign';
import { EVIL, HOSTILE_URLS, MARK } from '../core/hostile';

interface EntranceFixture {
  readonly title: string;
  readonly subTitle: string;
  /** Of its picture; null: no picture. */
  readonly theme: CampaignThemeName | null;
  /** Hours from now. */
  readonly startsInHours: number;
  readonly endsInHours: number;
  readonly targetUrl: string;
}

export interface TargetFixture {
  readonly targetUrl: string;
  readonly reasonCode: string;
  readonly reasonMsg: string;
  /** Delay of the response, milliseconds. */
  readonly delayMs?: number;
}

const to = (targetUrl: string): TargetFixture => ({ targetUrl, reasonCode: '', reasonMsg: '' });

/** By code, channel or cabinet. None is ever renamed. */
export const ENTRANCE_TARGETS: Readonly<Record<string, TargetFixture>> = {
  'MID-FRIDAY': to('/fcFriday?configId=FRI-ALL'),
  'MID-NONE': { targetUrl: '', reasonCode: 'OVER', reasonMsg: '该码对应的活动已经结束啦' },
  'MID-FOREIGN': to(`${EVIL}/steal`),
  'MID-SLOW': { ...to('/receiveCoupon/RC-OPEN'), delayMs: 5000 },
  'MID-CIRCLE': to('/activityMiddle/loading?code=MID-CIRCLE'),
  'MID-HOSTILE': to(`javascript:${MARK}`),
  'MID-MANY': to('/activityMiddle/index?code=MID-MANY'),
  'CH-WELFARE': to('/welfare'),
  'CAB-1001': to('/couponIncentive/IN-JOIN'),
};

const card = (
  title: string,
  subTitle: string,
  theme: CampaignThemeName | null,
  targetUrl: string,
  [startsInHours, endsInHours]: readonly [number, number] = [-24, 72],
): EntranceFixture => ({ title, subTitle, theme, targetUrl, startsInHours, endsInHours });

export const ENTRANCE_LISTS: Readonly<
  Record<string, { readonly title: string; readonly entrances: readonly EntranceFixture[] }>
> = {
  'MID-MANY': {
    title: '本柜专享活动',
    entrances: [
      card('超级星期五', '每周五限时抢券', 'sunrise', '/fcFriday?configId=FRI-ALL', [-24, 5]),
      card('寄件券天天领', '首件立减 5 元', null, '/receiveCoupon/RC-OPEN'),
      card('元旦寄件节', '提前预约不错过', null, '/receiveCoupon/RC-NOT-START', [30, 90]),
      card('夏日寄件季', '感谢参与', 'field', '/receiveCoupon/RC-FINISHED', [-200, -24]),
    ],
  },
  'MID-EMPTY': { title: '', entrances: [] },
  'MID-HOSTILE': {
    title: `<script>${MARK}</script>`,
    entrances: HOSTILE_URLS.slice(0, 6).map((url, index) =>
      card(`<img src=x onerror="${MARK}">${'很长'.repeat(index * 4)}`, `\u202e题标`, 'harbour', url),
    ),
  },
};
