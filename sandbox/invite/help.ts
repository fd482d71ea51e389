/** Help from friends: cash that adds up (`/fissionOfCash`), and bargains. None is ever renamed. */
import { EVIL, HOSTILE_HTML, MARK } from '../core/hostile';
import { BARGAINS, SEEDED_BARGAINS } from './bargains';
import type { HelpActivityFixture, SeededHelper, SeededHelp } from './helpFixtures';

const RULE = `<h3>活动规则</h3><ol><li>发起后 <b>24 小时</b>内邀请好友助力，助力满额后现金自动存入寄件钱包；</li><li>每位好友对同一次助力只能助力 1 次，每人每天最多助力 3 次；</li><li>仅限新用户为好友助力。</li></ol>`;

function cash(code: string, title: string, changes: Partial<HelpActivityFixture> = {}): HelpActivityFixture {
  return {
    kind: 'fission',
    code,
    title,
    rule: RULE,
    goalFen: 2000,
    friends: 5,
    lastsHours: 24,
    endsInHours: 24 * 30,
    shareTitle: '帮我助力一下，一起领寄件现金',
    shareImgUrl: '{origin}/__sandbox/art/share.svg',
    ...changes,
  };
}

export const CASH_OF_THE_DAY = 'FISSION-OPEN';

export const HELP_ACTIVITIES: readonly HelpActivityFixture[] = [
  cash(CASH_OF_THE_DAY, '邀好友助力，领 20 元寄件现金'),
  // Many friends, and a sum that does not divide evenly among them.
  cash('FISSION-CROWD', '百人助力，领 99.97 元寄件现金', { goalFen: 9997, friends: 120 }),
  cash('FISSION-FINISHED', '夏日助力领现金', { endsInHours: -24 }),
  cash('FISSION-HOSTILE', `</title><script>${MARK}</script>恶意助力\u202e金现${'超长标题'.repeat(40)}`, {
    rule: HOSTILE_HTML,
    shareTitle: `<img src=x onerror="${MARK}">`,
    shareImgUrl: `javascript:${MARK}`,
  }),
  ...BARGAINS,
];

/** Owners of the friends' links, for a second phone. */
const HELP_OWNERS = { running: '13800000011', full: '13800000021', over: '13800000022' } as const;
/** Has only past rounds. */
const PAST_OWNER = '13800000023';

const THREE: readonly SeededHelper[] = [
  { phone: '13711110001', fen: 520, hoursAgo: 3 },
  { phone: '13711110002', fen: 318, hoursAgo: 2 },
  { phone: '13711110003', fen: 402, hoursAgo: 1 },
];

const earlier = (helpers: readonly SeededHelper[], hours: number): readonly SeededHelper[] =>
  helpers.map((helper) => ({ ...helper, hoursAgo: helper.hoursAgo + hours }));

export const SEEDED_HELPS: readonly SeededHelp[] = [
  {
    inviteCode: 'FI-PAST-1',
    activityCode: 'FISSION-FINISHED',
    ownerPhone: PAST_OWNER,
    startedHoursAgo: 24 * 40,
    helpers: earlier(
      [
        ...THREE,
        { phone: '13711110004', fen: 460, hoursAgo: 1 },
        { phone: '13711110005', fen: 300, hoursAgo: 1 },
      ],
      24 * 40 - 5,
    ),
  },
  {
    inviteCode: 'FI-PAST-2',
    activityCode: CASH_OF_THE_DAY,
    ownerPhone: PAST_OWNER,
    startedHoursAgo: 24 * 9,
    helpers: [],
  },
  {
    inviteCode: 'FI-PAST-3',
    activityCode: CASH_OF_THE_DAY,
    ownerPhone: PAST_OWNER,
    startedHoursAgo: 24 * 3,
    helpers: earlier(THREE, 24 * 3 - 4),
  },
  {
    inviteCode: 'FI-FRIEND',
    activityCode: CASH_OF_THE_DAY,
    ownerPhone: HELP_OWNERS.running,
    startedHoursAgo: 4,
    helpers: THREE,
  },
  {
    inviteCode: 'FI-FULL',
    activityCode: CASH_OF_THE_DAY,
    ownerPhone: HELP_OWNERS.full,
    startedHoursAgo: 5,
    helpers: [
      ...THREE,
      { phone: '13711110004', fen: 460, hoursAgo: 1 },
      { phone: '13711110005', fen: 300, hoursAgo: 1 },
    ],
  },
  {
    inviteCode: 'FI-OVER',
    activityCode: CASH_OF_THE_DAY,
    ownerPhone: HELP_OWNERS.over,
    startedHoursAgo: 30,
    helpers: earlier(THREE, 24),
  },
  {
    inviteCode: 'FI-HOSTILE',
    activityCode: 'FISSION-HOSTILE',
    ownerPhone: HELP_OWNERS.running,
    startedHoursAgo: 2,
    helpers: [
      {
        phone: '13711110006',
        fen: 100,
        hoursAgo: 1,
        name: `<img src=x onerror="${MARK}">`,
        imgUrl: `javascript:${MARK}`,
      },
      { phone: '13711110007', fen: 1, hoursAgo: 1, name: '👨‍👩‍👧‍👦'.repeat(20), imgUrl: `${EVIL}/pixel.gif` },
      { phone: '13711110008', fen: 99, hoursAgo: 1, name: `\u202e${'长'.repeat(300)}` },
    ],
  },
  ...SEEDED_BARGAINS,
];
