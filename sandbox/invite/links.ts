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
    '由自己发起；五位好友凑满 20 元，钱进入钱包',
  ),
  fissionFriend(
    'FI-FRIEND',
    '好友的助力',
    'of 13800000011: two friends can still help; 13800000010 is no new visitor',
    '13800000011 发起的：还差两位好友；13800000010 不是新用户，帮不了',
  ),
  fissionFriend('FI-FULL', '助力已满', 'of 13800000021: the goal is reached', '13800000021 发起的：已经凑满'),
  fissionFriend(
    'FI-OVER',
    '助力已结束',
    'of 13800000022: its 24 hours are over',
    '13800000022 发起的：24 小时已过',
  ),
  fission('FISSION-CROWD', '百人助力', '120 friends make up 99.97 yuan', '120 位好友一共凑了 99.97 元'),
  fission('FISSION-FINISHED', '活动已结束', 'the activity itself is over', '整个活动已经结束'),
  fission(
    'FISSION-HOSTILE',
    '恶意内容',
    'hostile HTML, addresses and texts',
    '活动里混入恶意的 HTML、链接和文字',
  ),
  fissionFriend(
    'FI-HOSTILE',
    '恶意好友',
    'helpers with hostile names and pictures',
    '助力的好友名字和头像是恶意的',
  ),
  bargain(
    'BARGAIN-OPEN',
    '发起砍价',
    'to be started; five friends cut 5 yuan to nothing, bought at any price; 13800000011 and 13800000021 have bargains in it',
    '由自己发起；五位好友把 5 元砍到零，中途任何价格都能买；13800000011 和 13800000021 已经发起',
  ),
  bargain(
    'BARGAIN-FLOOR',
    '砍到底价才能买',
    'sold at 9.9 yuan only; of 13800000021 at its floor, of 13800000011 one cut before it',
    '只能按底价 9.9 元买；13800000021 的已到底价，13800000011 的还差一刀',
  ),
  bargain(
    'BARGAIN-LAST',
    '最后一份',
    'one piece: an unpaid order holds it',
    '只有一份：一张未付款的订单占着它',
  ),
  bargain('BARGAIN-SOLD-OUT', '已抢光', 'nothing is left', '已经抢光'),
  bargain('BARGAIN-CROWD', '两百人砍价', '200 friends cut 199.99 yuan', '200 位好友一共砍掉 199.99 元'),
  bargain('BARGAIN-FINISHED', '活动已结束', 'the activity itself is over', '整个活动已经结束'),
  bargain(
    'BARGAIN-HOSTILE',
    '恶意内容',
    'hostile HTML, addresses, texts and prices',
    '混入恶意的 HTML、链接、文字和价格',
  ),
  bargainFriend(
    'BG-FRIEND',
    '好友的砍价',
    'of 13800000011: two friends can still cut; 13800000010 is no new visitor',
    '13800000011 发起的：还差两位好友；13800000010 不是新用户，砍不了',
  ),
  bargainFriend(
    'BG-FULL',
    '已砍到底价',
    'of 13800000021: at its floor, to be had for nothing',
    '13800000021 发起的：已到底价，可以免费拿',
  ),
  bargainFriend(
    'BG-OVER',
    '砍价已结束',
    'of 13800000022: its 24 hours are over',
    '13800000022 发起的：24 小时已过',
  ),
  bargainFriend(
    'BG-NOPIC',
    '底价才能买',
    'of 13800000011: one cut before the floor',
    '13800000011 发起的：离底价还差一刀',
  ),
  bargainFriend(
    'BG-BOTTOM',
    '底价可买',
    'of 13800000021: at its floor, where alone it is sold',
    '13800000021 发起的：已到底价，只有底价才能买',
  ),
  bargainFriend(
    'BG-HOSTILE',
    '恶意好友',
    'helpers with hostile names and pictures',
    '帮砍的好友名字和头像是恶意的',
  ),
  inviteV1(
    'INV1-OPEN',
    '进行中',
    'a reward for each friend who sends the first parcel; also without a code',
    '每位好友寄出第一件得一份奖励；不带代码也能打开',
  ),
  {
    group: '邀请有礼',
    code: 'IV-FRIEND',
    title: '好友的邀请链接',
    path: '/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=IV-FRIEND',
    shows: 'the link of 13800000021: a friend accepts it once and sends, its owner sees what that brings',
    description: '13800000021 的链接：好友接受一次并寄件，邀请人能看到得了什么',
  },
  inviteV1('INV1-NOT-START', '未开始', 'begins in 30 hours', '30 小时后开始'),
  inviteV1('INV1-FINISHED', '已结束', 'over: what was earned stays to be seen', '已经结束，得到的奖励还能看'),
  inviteV1(
    'INV1-HOSTILE',
    '恶意内容',
    'hostile title, rules, reward, share texts and addresses',
    '标题、规则、奖励、分享文字和链接是恶意的',
  ),
  inviteV2(
    'INV2-OPEN',
    '进行中',
    'rungs of 1, 3, 5 and 10 friends, recent winners; also without a code',
    '阶梯为 1、3、5、10 位好友，显示最近得奖的人；不带代码也能打开',
  ),
  {
    group: '邀请有礼 V2',
    code: 'IV-FRIEND-V2',
    title: '好友的邀请链接',
    path: '/inviteV2/invite?activityCode=INV2-OPEN&inviteCode=IV-FRIEND',
    shows:
      'the link of 13800000021, who has six rewarded friends: three rungs can be claimed, one is to come',
    description: '13800000021 的链接：已有六位好友得奖，三个阶梯可领，还有一个没到',
  },
  {
    group: '邀请有礼 V2',
    code: 'INV2-REWARDS',
    title: '我的奖励',
    path: '/inviteV2/myReward',
    shows: 'for 13800000021: 24 friends in every state; for others: none',
    description: '用 13800000021 登录：24 位好友，各种状态都有；别的号码没有',
  },
  inviteV2(
    'INV2-FINISHED',
    '已结束',
    'over: rungs that were reached can still be claimed',
    '已经结束，达到的阶梯还能领',
  ),
  inviteV2(
    'INV2-HOSTILE',
    '恶意内容',
    'the same, and winners with hostile names',
    '同上，得奖人的名字也是恶意的',
  ),
  bargainPoster(
    'BG-FRIEND',
    '砍价海报',
    'drawn on the device, with a code of the link',
    '在手机上画出来，带链接的二维码',
  ),
  bargainPoster(
    'BG-NOPIC',
    '砍价海报 · 图片缺失',
    'its picture cannot be loaded: its place stays plain',
    '图片加载不了，位置留白',
  ),
  bargainPoster(
    'BG-HOSTILE',
    '砍价海报 · 恶意内容',
    'hostile and very long texts, foreign pictures',
    '文字恶意而且很长，图片来自外部网站',
  ),
  invitePoster('IV-FRIEND', '邀请海报', 'of both invitations', '两种邀请共用'),
];
