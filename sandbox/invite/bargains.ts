/** Prices that friends cut (`/couponBargain/…`). None is ever renamed. */
import { EVIL, HOSTILE_HTML, MARK } from '../core/hostile';
import { DISCOUNT_85, FREE, REDUCE_5 } from '../coupon/coupons';
import type { BargainFixture, SeededHelp } from './helpFixtures';
import type { HelpActivityFixture } from './helpFixtures';
import { posterArt } from './posters';

const RULE = `<h3>活动规则</h3><ol><li>发起后 <b>24 小时</b>内邀请好友砍价，砍价金额随机，最低砍到底价；</li><li>每位好友对同一次砍价只能砍 1 次，每人每天最多砍 3 次；</li><li>仅限新用户为好友砍价；每人限购 1 份，数量有限，先到先得。</li></ol>`;

const TICKET: BargainFixture = {
  name: '5 元寄件立减券',
  imgUrl: posterArt('砍价领券', 'sunrise'),
  coupons: [{ template: REDUCE_5, count: 1 }],
  originalFen: 500,
  floorFen: 0,
  isFloorOnly: false,
  stock: 1000,
};
const PACK: BargainFixture = {
  name: '寄件省钱券包（四张）',
  imgUrl: posterArt('省钱券包', 'harbour'),
  coupons: [
    { template: REDUCE_5, count: 2 },
    { template: DISCOUNT_85, count: 1 },
    { template: FREE, count: 1 },
  ],
  originalFen: 2450,
  floorFen: 990,
  isFloorOnly: true,
  stock: 1000,
};

function bargain(
  code: string,
  title: string,
  goods: BargainFixture,
  changes: Partial<HelpActivityFixture> = {},
): HelpActivityFixture {
  return {
    kind: 'bargain',
    code,
    title,
    rule: RULE,
    goalFen: goods.originalFen - goods.floorFen,
    friends: 5,
    lastsHours: 24,
    endsInHours: 24 * 30,
    shareTitle: '帮我砍一刀，寄件更省钱',
    shareImgUrl: '{origin}/__sandbox/art/share.svg',
    goods,
    ...changes,
  };
}

export const BARGAIN_OF_THE_DAY = 'BARGAIN-OPEN';

export const BARGAINS: readonly HelpActivityFixture[] = [
  bargain(BARGAIN_OF_THE_DAY, '5 元寄件券 砍到 0 元', TICKET),
  bargain('BARGAIN-FLOOR', '寄件省钱券包 砍到 9.9 元', PACK, { friends: 2 }),
  bargain('BARGAIN-LAST', '最后一份 砍价抢购', {
    ...PACK,
    originalFen: 1000,
    floorFen: 100,
    isFloorOnly: false,
    stock: 1,
  }),
  bargain('BARGAIN-SOLD-OUT', '5 元寄件券 砍价抢光了', { ...TICKET, stock: 0 }),
  // Many friends, and a sum that does not divide evenly among them.
  bargain(
    'BARGAIN-CROWD',
    '两百好友 砍到 1 分',
    { ...PACK, originalFen: 20_000, floorFen: 1, isFloorOnly: false },
    { friends: 200 },
  ),
  bargain('BARGAIN-FINISHED', '夏日砍价领券', TICKET, { endsInHours: -24 }),
  bargain(
    'BARGAIN-HOSTILE',
    `</title><script>${MARK}</script>恶意砍价\u202e价砍${'超长标题'.repeat(40)}`,
    {
      name: `<img src=x onerror="${MARK}">${'很长的商品名'.repeat(40)}`,
      imgUrl: `javascript:${MARK}`,
      coupons: [
        {
          template: {
            type: 3,
            cost: '99999999.99',
            title: `<b onclick="${MARK}">券</b>${'长'.repeat(300)}`,
            desc: `[链接](${EVIL})\u0000\u200b`,
            validDays: 36_500,
          },
          count: 9999,
        },
      ],
      originalFen: 2_147_483_647,
      floorFen: 1,
      isFloorOnly: false,
      stock: 1,
    },
    {
      rule: HOSTILE_HTML,
      shareTitle: `<img src=x onerror="${MARK}">`,
      shareImgUrl: `javascript:${MARK}`,
    },
  ),
];

/** Owners of the friends' links, for a second phone. */
export const BARGAIN_OWNERS = {
  running: '13800000011',
  floor: '13800000021',
  over: '13800000022',
  past: '13800000023',
} as const;

const THREE = [
  { phone: '13711110001', fen: 60, hoursAgo: 3 },
  { phone: '13711110002', fen: 85, hoursAgo: 2 },
  { phone: '13711110003', fen: 70, hoursAgo: 1 },
];

export const SEEDED_BARGAINS: readonly SeededHelp[] = [
  {
    inviteCode: 'BG-PAST',
    activityCode: BARGAIN_OF_THE_DAY,
    ownerPhone: BARGAIN_OWNERS.past,
    startedHoursAgo: 24 * 6,
    ownFen: 90,
    helpers: THREE.map((helper) => ({ ...helper, hoursAgo: helper.hoursAgo + 24 * 6 - 4 })),
  },
  {
    inviteCode: 'BG-FRIEND',
    activityCode: BARGAIN_OF_THE_DAY,
    ownerPhone: BARGAIN_OWNERS.running,
    startedHoursAgo: 4,
    ownFen: 90,
    helpers: THREE,
  },
  {
    inviteCode: 'BG-FULL',
    activityCode: BARGAIN_OF_THE_DAY,
    ownerPhone: BARGAIN_OWNERS.floor,
    startedHoursAgo: 5,
    ownFen: 90,
    helpers: [
      ...THREE,
      { phone: '13711110004', fen: 95, hoursAgo: 1 },
      { phone: '13711110005', fen: 100, hoursAgo: 1 },
    ],
  },
  {
    inviteCode: 'BG-OVER',
    activityCode: BARGAIN_OF_THE_DAY,
    ownerPhone: BARGAIN_OWNERS.over,
    startedHoursAgo: 30,
    ownFen: 90,
    helpers: THREE.map((helper) => ({ ...helper, hoursAgo: helper.hoursAgo + 24 })),
  },
  // One cut above its floor, the only price it is sold at; its poster has no picture.
  {
    inviteCode: 'BG-NOPIC',
    activityCode: 'BARGAIN-FLOOR',
    ownerPhone: BARGAIN_OWNERS.running,
    startedHoursAgo: 2,
    ownFen: 300,
    helpers: [{ phone: '13711110001', fen: 600, hoursAgo: 1 }],
  },
  {
    inviteCode: 'BG-BOTTOM',
    activityCode: 'BARGAIN-FLOOR',
    ownerPhone: BARGAIN_OWNERS.floor,
    startedHoursAgo: 2,
    ownFen: 400,
    helpers: [
      { phone: '13711110001', fen: 500, hoursAgo: 1 },
      { phone: '13711110002', fen: 560, hoursAgo: 1 },
    ],
  },
  {
    inviteCode: 'BG-HOSTILE',
    activityCode: 'BARGAIN-HOSTILE',
    ownerPhone: BARGAIN_OWNERS.running,
    startedHoursAgo: 2,
    ownFen: 1,
    helpers: [
      {
        phone: '13711110006',
        fen: 100,
        hoursAgo: 1,
        name: `<img src=x onerror="${MARK}">`,
        imgUrl: `javascript:${MARK}`,
      },
      { phone: '13711110007', fen: 1, hoursAgo: 1, name: '👨‍👩‍👧‍👦'.repeat(20), imgUrl: `${EVIL}/pixel.gif` },
      { phone: '13711110008', fen: 1_999_999_999, hoursAgo: 1, name: `\u202e${'长'.repeat(300)}` },
    ],
  },
];
