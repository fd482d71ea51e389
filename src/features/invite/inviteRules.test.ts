import type { InviteHomeData } from '@/api/generated/operations/invite';
import { earnedText, inviteBar, inviteNote, linkText } from './inviteRules';

type Link = NonNullable<InviteHomeData['link']>;
type State = Link['state'];
type Status = InviteHomeData['statusCode'];

const link = (state: State, isOwner = false, reasonMsg = '', friendReward = ''): Link =>
  ({ state, isOwner, reasonMsg, friendReward }) as Partial<Link> as Link;
const home = (over: Partial<InviteHomeData>): InviteHomeData =>
  ({
    link: null,
    statusCode: 'RUNNING',
    ownInviteCode: 'OWN',
    startTm: '2026-11-01 10:00:00',
    endTm: '2026-12-31 23:59:59',
    ...over,
  }) as Partial<InviteHomeData> as InviteHomeData;

test.each<[string, Partial<InviteHomeData>, string, string]>([
  ['a friend who may accept', { link: link('OPEN') }, 'accept', '接受邀请'],
  [
    'a friend who may accept, campaign over',
    { link: link('OPEN'), statusCode: 'FINISHED' },
    'accept',
    '接受邀请',
  ],
  ['a friend who has accepted', { link: link('ACCEPTED') }, 'send', '去寄件'],
  ['a friend of whom nothing is known', { link: link('unknown') }, 'send', '去寄件'],
  ['a friend who may not', { link: link('REFUSED') }, 'invite', '我也要邀请好友'],
  ['the own link', { link: link('OPEN', true) }, 'invite', '立即邀请好友'],
  ['no link', {}, 'invite', '立即邀请好友'],
  ['no link, logged out', { ownInviteCode: '' }, 'login', '登录后邀请好友'],
  [
    'a friend who may not, logged out',
    { link: link('REFUSED'), ownInviteCode: '' },
    'login',
    '登录后邀请好友',
  ],
  ['not begun', { statusCode: 'NOT_START' }, 'closed', '活动未开始'],
  ['over', { statusCode: 'FINISHED' }, 'closed', '活动已结束'],
  ['a status that nobody has named', { statusCode: 'unknown' }, 'send', '去寄件'],
])('%s: %s', (_name, over, action, text) => {
  expect(inviteBar(home(over))).toMatchObject({ action, text });
});

test.each<[string, Partial<InviteHomeData>, 'poster' | 'invite' | null]>([
  ['a friend who has accepted', { link: link('ACCEPTED') }, 'invite'],
  ['a friend who has accepted, campaign over', { link: link('ACCEPTED'), statusCode: 'FINISHED' }, null],
  ['a friend who has accepted, without a code', { link: link('ACCEPTED'), ownInviteCode: '' }, null],
  ['a friend who may accept', { link: link('OPEN') }, null],
  ['a friend of whom nothing is known', { link: link('unknown') }, null],
  ['a friend who may not', { link: link('REFUSED') }, 'poster'],
  ['no link', {}, 'poster'],
  ['no link, logged out', { ownInviteCode: '' }, null],
  ['over', { statusCode: 'FINISHED' }, null],
])('%s: beside it %p', (_name, over, second) => {
  expect(inviteBar(home(over)).second).toBe(second);
});

test.each<[State, string, string, string]>([
  ['OPEN', '5 元寄件券', '接受邀请即得 5 元寄件券，寄出首件后TA也有奖励', ''],
  ['ACCEPTED', '5 元寄件券', '您已接受邀请，寄出首件后TA将获得奖励', '您已获得 5 元寄件券'],
  ['ACCEPTED', '', '您已接受邀请，寄出首件后TA将获得奖励', ''],
  ['REFUSED', '5 元寄件券', '暂不能接受邀请', ''],
])('a friend whose link is %s with "%s" for joining: %s "%s"', (state, reward, words, earned) => {
  const given = link(state, false, '', reward);
  expect([linkText(given), earnedText(given)]).toEqual([words, earned]);
});

test.each<[Status, string]>([
  ['RUNNING', '活动截止 2026-12-31 23:59'],
  ['NOT_START', '活动将于 2026-11-01 10:00 开始'],
  ['FINISHED', '活动已结束，已获得的奖励仍可使用'],
  ['unknown', ''],
])('%s: "%s"', (statusCode, note) => {
  expect(inviteNote(home({ statusCode }))).toBe(note);
});

test.each<[State, string, string]>([
  ['OPEN', '不算', '接受邀请并寄出首件，TA就能获得奖励'],
  ['ACCEPTED', '不算', '您已接受邀请，寄出首件后TA将获得奖励'],
  ['REFUSED', '仅限新用户', '仅限新用户'],
  ['REFUSED', '', '暂不能接受邀请'],
  ['unknown', '不算', ''],
])('a link that is %s with the reason "%s": %s', (state, reason, words) => {
  expect(linkText(link(state, false, reason))).toBe(words);
});
