/** Campaigns that reward a user for inviting friends: `/inviteV1`, `/inviteV2`. */
import { EVIL, HOSTILE_HTML, MARK } from '../core/hostile';
import { type CouponTemplate, REDUCE_5 } from '../coupon/coupons';

export type InviteVersion = 'V1' | 'V2';

/** One more payment once this many friends have sent their first parcel. */
interface InviteRungFixture {
  readonly rungNo: number;
  readonly friendCount: number;
  /** Fen. */
  readonly money: number;
}

export interface InviteFixture {
  readonly code: string;
  readonly version: InviteVersion;
  readonly title: string;
  /** Null: the page draws the header itself. */
  readonly theme: string | null;
  /** Hours from the first state (start or reset). */
  readonly startsInHours: number;
  readonly endsInHours: number;
  /** HTML. */
  readonly rule: string;
  /** Fen, for each friend. */
  readonly money: number;
  readonly rewardText: string;
  /** What a friend gets for joining; null: nothing. */
  readonly friendGift: { readonly words: string; readonly coupon: CouponTemplate } | null;
  readonly shareTitle: string;
  readonly shareSummary: string;
  readonly shareImgUrl: string | null;
  readonly rungs: readonly InviteRungFixture[];
  readonly winners: readonly { readonly name: string; readonly text: string }[];
}

/** Number of days a friend has to send the first parcel. */
export const FRIEND_DAYS = 30;

const rule = (rungs: boolean): string =>
  `<h3>活动规则</h3><ol><li>好友通过您的链接登录并接受邀请，<b>${FRIEND_DAYS}</b> 天内寄出首件即算邀请成功；</li><li>每位好友只能接受一次邀请，已寄过件的用户不能接受；</li><li>好友接受邀请即得 <b>5 元寄件券</b>一张；</li><li>好友的首件发出后，奖励以<b>减免金</b>自动到账，30 天内有效；</li>${rungs ? '<li>邀请成功的好友达到档位人数后，可领取对应的额外奖励，每档限领 1 次。</li>' : ''}</ol>`;

const V1 = {
  version: 'V1',
  title: '邀请有礼',
  theme: 'friday',
  startsInHours: -72,
  endsInHours: 24 * 60,
  rule: rule(false),
  money: 300,
  rewardText: '3 元减免金',
  friendGift: { words: '5 元寄件券', coupon: REDUCE_5 },
  shareTitle: '送你一个寄件好去处，快来接受我的邀请',
  shareSummary: '快递柜寄件，随时随地',
  shareImgUrl: '',
  rungs: [],
  winners: [],
} satisfies Partial<InviteFixture>;

const V2 = {
  ...V1,
  version: 'V2',
  title: '邀请好友赢大礼',
  theme: 'mint',
  rule: rule(true),
  money: 200,
  rewardText: '2 元减免金',
  rungs: [
    { rungNo: 1, friendCount: 1, money: 100 },
    { rungNo: 2, friendCount: 3, money: 300 },
    { rungNo: 3, friendCount: 5, money: 600 },
    { rungNo: 4, friendCount: 10, money: 1500 },
  ],
  winners: [
    ['138****2046', '邀请 3 位好友，得 9 元'],
    ['159****7731', '邀请 1 位好友，得 3 元'],
    ['186****0912', '邀请 10 位好友，得 45 元'],
    ['177****5508', '邀请 5 位好友，得 20 元'],
  ].map(([name = '', text = '']) => ({ name, text })),
} satisfies Partial<InviteFixture>;

const FINISHED = { startsInHours: -24 * 60, endsInHours: -24 } satisfies Partial<InviteFixture>;

const HOSTILE = {
  title: `<img src=x onerror="${MARK}">\u202e礼有请邀\u202c${'很长的名称'.repeat(100)}`,
  theme: null,
  rule: HOSTILE_HTML,
  rewardText: `<b onclick="${MARK}">3元</b>🎁${'奖'.repeat(200)}`,
  friendGift: { words: `<i onclick="${MARK}">券</i>${'新'.repeat(100)}`, coupon: REDUCE_5 },
  shareTitle: `</title><script>${MARK}</script>${'Unbreakable'.repeat(60)}`,
  shareSummary: '零宽\u200b\u200c\u200d\ufeff字符'.repeat(40),
  shareImgUrl: `${EVIL}/share.png`,
} satisfies Partial<InviteFixture>;

/** None is ever renamed. */
export const INVITES: readonly InviteFixture[] = [
  { ...V1, code: 'INV1-OPEN' },
  { ...V1, code: 'INV1-NOT-START', startsInHours: 30 },
  { ...V1, ...FINISHED, code: 'INV1-FINISHED' },
  { ...V1, ...HOSTILE, code: 'INV1-HOSTILE' },
  { ...V2, code: 'INV2-OPEN' },
  { ...V2, ...FINISHED, code: 'INV2-FINISHED' },
  {
    ...V2,
    ...HOSTILE,
    code: 'INV2-HOSTILE',
    winners: [
      { name: `<img src=x onerror="${MARK}">`, text: `\u202e元3得\u202c${'W'.repeat(300)}` },
      { name: '👩‍👩‍👧‍👦'.repeat(20), text: `<script>${MARK}</script>` },
    ],
  },
];

/** @param code empty: the one that is running */
export const findInvite = (version: InviteVersion, code: string): InviteFixture | undefined =>
  INVITES.find((each) => each.version === version && each.code === (code || RUNNING[version]));
export const inviteOfCode = (code: string): InviteFixture | undefined =>
  INVITES.find((each) => each.code === code);

const RUNNING: Readonly<Record<InviteVersion, string>> = { V1: 'INV1-OPEN', V2: 'INV2-OPEN' };

/** Owner of the link `IV-FRIEND`, in the running campaign of each page. */
export const INVITER = { code: 'IV-FRIEND', mobile: '13800000021' } as const;
export const INVITER_CAMPAIGNS: readonly string[] = Object.values(RUNNING);

/** A friend in the first state; days are counted from it. */
interface SeededFriend {
  readonly phone: string;
  readonly joinedInDays: number;
  readonly sentInDays: number | null;
  readonly isShipped: boolean;
}

/**
 * Friends who accepted the seeded link before the first state, oldest first: 3 too late, 6 paid, 1 with the courier, 14
 * to come.
 */
export const SEEDED_FRIENDS: readonly SeededFriend[] = Array.from({ length: 24 }, (_, index) => ({
  phone: `1371234${String(5001 + index * 37)}`,
  joinedInDays: index < 3 ? -45 + index : -24 + index,
  sentInDays: index >= 3 && index < 10 ? -23 + index : null,
  isShipped: index < 9,
}));
