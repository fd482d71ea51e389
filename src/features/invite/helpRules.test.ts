import type { HelpHome, HelpReason } from '@/api/generated/operations/help';
import { barPercent, closedText, helpState, type HelpState, reasonText } from './helpRules';

const HOME: HelpHome = {
  activityCode: 'A',
  title: '助力',
  ruleDesc: '',
  statusCode: 'RUNNING',
  isOwner: false,
  ownerName: '',
  ownerImgUrl: '',
  inviteCode: 'I',
  goalFen: 1000,
  sumFen: 0,
  ownFen: 0,
  helperCount: 0,
  helpers: [],
  endTm: '',
  helpedFen: 0,
  reasonCode: 'NONE',
  reasonMsg: '',
  shareTitle: '',
  shareImgUrl: '',
  goods: null,
};

test.each<[HelpHome['statusCode'], HelpState, HelpState]>([
  ['NONE', 'to-start', 'closed'],
  ['RUNNING', 'running', 'can-help'],
  ['REACHED', 'reached', 'closed'],
  ['OVER', 'over', 'closed'],
  ['FINISHED', 'finished', 'closed'],
  ['unknown', 'neutral', 'closed'],
])('%s: %s for its owner, %s for a friend', (statusCode, owner, friend) =>
  expect([
    helpState({ ...HOME, statusCode, isOwner: true }),
    helpState({ ...HOME, statusCode, isOwner: false }),
  ]).toEqual([owner, friend]),
);

test('a reason stops a friend, but not the owner', () =>
  expect([
    helpState({ ...HOME, reasonCode: 'HELPED' }),
    helpState({ ...HOME, reasonCode: 'OWN', isOwner: true }),
  ]).toEqual(['closed', 'running']));

test.each<[HelpReason, string]>([
  ['NONE', ''],
  ['HELPED', '您已经帮过TA啦'],
  ['OWN', '不能帮自己哦，快去邀请好友吧'],
  ['FULL', '来晚啦，好友已经凑齐了'],
  ['OVER', '来晚啦，本次活动已结束'],
  ['DAILY_LIMIT', '您今天的次数已用完，明天再来吧'],
  ['NEW_ONLY', '仅限新用户参与'],
  ['BOUGHT', '好友已经买下啦'],
  ['SOLD_OUT', '来晚啦，已经被抢光啦'],
  ['unknown', '暂时不能参与'],
])('%s without text: %s', (reasonCode, text) =>
  expect([
    reasonText({ reasonCode, reasonMsg: ' ' }),
    reasonText({ reasonCode, reasonMsg: ' 网关的话 ' }),
  ]).toEqual([text, '网关的话']),
);

test.each<[HelpHome['statusCode'], HelpReason, string, string]>([
  ['FINISHED', 'NONE', '网关的话', '活动已结束'],
  ['FINISHED', 'OVER', '', '来晚啦，本次活动已结束'],
  ['RUNNING', 'NONE', '', ''],
  ['RUNNING', 'FULL', '网关的话', '网关的话'],
])('a friend sees for %s, %s, "%s": %s', (statusCode, reasonCode, reasonMsg, text) =>
  expect(closedText({ statusCode, reasonCode, reasonMsg })).toBe(text),
);

test.each([
  [0, 1000, 0],
  [-5, 1000, 0],
  [1, 1000, 0],
  [10, 1000, 1],
  [1, 2, 50],
  [1, 1, 100],
  [555, 1000, 55],
  [999_999, 1_000_000, 99],
  [1000, 1000, 100],
  [1001, 1000, 100],
  [5, 0, 0],
  [5, -1, 0],
])('%d of %d fen: %d %%', (part, whole, percent) => expect(barPercent(part, whole)).toBe(percent));
