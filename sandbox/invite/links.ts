import { linkTo, type FixtureLink } from '../core/links';

const fission = linkTo('现金裂变', (code) => `/fissionOfCash?activityCode=${code}`);
const fissionFriend = linkTo('现金裂变', (code) => `/fissionOfCash?inviteCode=${code}`);
const bargain = linkTo('砍价', (code) => `/couponBargain/invite/${code}`);
const bargainFriend = linkTo('砍价', (code) => `/couponBargain/beInvited/${code}`);
const inviteV1 = linkTo('邀请有礼', (code) => `/inviteV1/invite?activityCode=${code}`);
const inviteV2 = linkTo('邀请有礼 V2', (code) => `/inviteV2/invite?activityCode=${code}`);
const bargainPoster = linkTo('海报', (code) => `/couponBargain/sharePoster/${code}`);
const invitePoster = linkTo('海报', (code) => `/inviteV1/sharePoster/${code}`);

export const inviteLinks: readonly FixtureLink[] = [
  fission(
    'FISSION-OPEN',
    '发起助力',
    'to be started; five friends make up 20 yuan, which come into the wallet',
  ),
  fissionFriend(
    'FI-FRIEND',
    '好友的助力',
    'of 13800000011: two friends can still help; 13800000010 is no new visitor',
  ),
  fissionFriend('FI-FULL', '助力已满', 'of 13800000021: the goal is reached'),
  fissionFriend('FI-OVER', '助力已结束', 'of 13800000022: its 24 hours are over'),
  fission('FISSION-CROWD', '百人助力', '120 friends make up 99.97 yuan'),
  fission('FISSION-FINISHED', '活动已结束', 'the activity itself is over'),
  fission('FISSION-HOSTILE', '恶意内容', 'hostile HTML, addresses and texts'),
  fissionFriend('FI-HOSTILE', '恶意好友', 'helpers with hostile names and pictures'),
  bargain(
    'BARGAIN-OPEN',
    '发起砍价',
    'to be started; five friends cut 5 yuan to nothing, bought at any price; 13800000011 and 13800000021 have bargains in it',
  ),
  bargain(
    'BARGAIN-FLOOR',
    '砍到底价才能买',
    'sold at 9.9 yuan only; of 13800000021 at its floor, of 13800000011 one cut before it',
  ),
  bargain('BARGAIN-LAST', '最后一份', 'one piece: an unpaid order holds it'),
  bargain('BARGAIN-SOLD-OUT', '已抢光', 'nothing is left'),
  bargain('BARGAIN-CROWD', '两百人砍价', '200 friends cut 199.99 yuan'),
  bargain('BARGAIN-FINISHED', '活动已结束', 'the activity itself is over'),
  bargain('BARGAIN-HOSTILE', '恶意内容', 'hostile HTML, addresses, texts and prices'),
  bargainFriend(
    'BG-FRIEND',
    '好友的砍价',
    'of 13800000011: two friends can still cut; 13800000010 is no new visitor',
  ),
  bargainFriend('BG-FULL', '已砍到底价', 'of 13800000021: at its floor, to be had for nothing'),
  bargainFriend('BG-OVER', '砍价已结束', 'of 13800000022: its 24 hours are over'),
  bargainFriend('BG-NOPIC', '底价才能买', 'of 13800000011: one cut before the floor'),
  bargainFriend('BG-BOTTOM', '底价可买', 'of 13800000021: at its floor, where alone it is sold'),
  bargainFriend('BG-HOSTILE', '恶意好友', 'helpers with hostile names and pictures'),
  inviteV1('INV1-OPEN', '进行中', 'a reward for each friend who sends the first parcel; also without a code'),
  {
    group: '邀请有礼',
    code: 'IV-FRIEND',
    title: '好友的邀请链接',
    path: '/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=IV-FRIEND',
    shows: 'the link of 13800000021: a friend accepts it once and sends, its owner sees what that brings',
  },
  inviteV1('INV1-NOT-START', '未开始', 'begins in 30 hours'),
  inviteV1('INV1-FINISHED', '已结束', 'over: what was earned stays to be seen'),
  inviteV1('INV1-HOSTILE', '恶意内容', 'hostile title, rules, reward, share texts and addresses'),
  inviteV2('INV2-OPEN', '进行中', 'rungs of 1, 3, 5 and 10 friends, recent winners; also without a code'),
  {
    group: '邀请有礼 V2',
    code: 'IV-FRIEND-V2',
    title: '好友的邀请链接',
    path: '/inviteV2/invite?activityCode=INV2-OPEN&inviteCode=IV-FRIEND',
    shows:
      'the link of 13800000021, who has six rewarded friends: three rungs can be claimed, one is to come',
  },
  {
    group: '邀请有礼 V2',
    code: 'INV2-REWARDS',
    title: '我的奖励',
    path: '/inviteV2/myReward',
    shows: 'for 13800000021: 24 friends in every state; for others: none',
  },
  inviteV2('INV2-FINISHED', '已结束', 'over: rungs that were reached can still be claimed'),
  inviteV2('INV2-HOSTILE', '恶意内容', 'the same, and winners with hostile names'),
  bargainPoster('BG-FRIEND', '砍价海报', 'drawn on the device, with a code of the link'),
  bargainPoster('BG-NOPIC', '砍价海报 · 图片缺失', 'its picture cannot be loaded: its place stays plain'),
  bargainPoster('BG-HOSTILE', '砍价海报 · 恶意内容', 'hostile and very long texts, foreign pictures'),
  invitePoster('IV-FRIEND', '邀请海报', 'of both invitations'),
];
