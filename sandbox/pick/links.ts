import { linkTo, type FixtureLink } from '../core/links';

const pickMiddle = linkTo('取件有礼', (code) => `/pickGift/middle?orderNo=${code}`);
const pickGift = linkTo('取件有礼', (code) => `/pickGift/activity?activityCode=${code}`);
const issue = linkTo(
  '柜机问题',
  (code) => `/cabinetScan/issues?cabinetCode=${code.replace('ISSUE-', 'CAB-')}`,
);
const cards = linkTo('奖励卡片', (code) => `/cabinetScan/success?orderNo=${code}`);
const cabinet = linkTo('开柜取件', (code) => `/pick/open?cabinetCode=${code}`);

export const pickLinks: readonly FixtureLink[] = [
  cards(
    'AGG-STATES',
    '五张卡片，各一种状态',
    'five cards, one of each state; more than three scroll',
    '五张卡片，每种状态一张；超过三张可以滑动',
  ),
  cards('AGG-SINGLE', '一件任务 · 一张卡片', 'one stage of one parcel', '一个阶段，寄一件'),
  cards('AGG-SINGLE-3', '一件任务 · 三张卡片', 'three stages of one parcel each', '三个阶段，各寄一件'),
  cards(
    'AGG-MULTI',
    '多件任务 · 已寄一件',
    'several parcels, one sent: the first stage can be claimed',
    '要寄多件，已寄一件：第一阶段可以领',
  ),
  cards('AGG-THREE', '三张卡片', 'three cards, the second can be claimed', '三张卡片，第二张可以领'),
  cards('AGG-DONE', '全部已发放', 'everything is given', '奖励全部发完'),
  cards(
    'AGG-OLD',
    '寄件数超过全部目标',
    'counts above every target, the last two can be claimed',
    '寄件数超过所有目标，最后两张可以领',
  ),
  cards(
    'AGG-ENDED',
    '活动已过期',
    'over: a press on a waiting card says so',
    '活动已过期：点等待中的卡片会提示',
  ),
  cards('AGG-ENDING', '20 秒后过期', 'over 20 s after start or reset', '启动或重置 20 秒后过期'),
  cards(
    'AGG-REFUSED',
    '领取失败',
    'the first can be claimed, and the claim is refused with 100206003',
    '第一张可以领，但领取被拒（100206003）',
  ),
  cards('AGG-NONE', '没有活动', 'no activity: no cards', '没有活动，不显示卡片'),
  cards('AGG-EMPTY', '活动没有任务', 'an activity without stages', '有活动，但里面没有阶段'),
  cards(
    'AGG-DEFAULT',
    '默认任务包',
    'the account’s own package, also for an unknown order number and without one; moves on as parcels are sent',
    '账号自己的任务包，订单号不对或没填时也用它；寄件后前进',
  ),
  cards(
    'AGG-HOSTILE',
    '恶意内容',
    'hostile names, tags, amounts and counts',
    '名称、标签、金额和数量是恶意的',
  ),
  pickMiddle('PG-READY', '马上有礼', 'leads on to the gift after a second', '一秒后转到礼品'),
  pickMiddle('PG-SLOW', '稍后有礼', 'leads on after some four seconds of asking', '查询约四秒后转到礼品'),
  pickMiddle('PG-NEVER', '等不到礼', 'half a minute of asking, then a sentence', '查询半分钟后显示一句说明'),
  pickMiddle('PG-NONE', '没有礼', 'this pick-up brings none', '这次取件没有礼'),
  pickGift(
    'PICKGIFT-OPEN',
    '待打开',
    'two coupons, which are in the account then',
    '两张券，打开后就在账户里',
  ),
  pickGift('PICKGIFT-OPENED', '已打开', 'opened before, by everybody', '人人都已打开过'),
  pickGift('PICKGIFT-FUND', '减免金', '1.50 yuan into the reduction fund', '1.50 元进入减免金'),
  pickGift('PICKGIFT-THANKS', '谢谢参与', 'nothing this time', '这次没有奖品'),
  pickGift('PICKGIFT-FINISHED', '已结束', 'over', '活动已经结束'),
  pickGift('PICKGIFT-HOSTILE', '恶意内容', 'hostile title, rules and coupons', '标题、规则和券是恶意的'),
  issue(
    'ISSUE-1001',
    '柜机在线',
    'cells can be opened again, a campaign says sorry once',
    '柜门可以再开一次，并送一次道歉活动',
  ),
  issue(
    'ISSUE-1003',
    '柜门卡住',
    'for 13900000077 a cell that jams, again and again',
    '用 13900000077 登录：柜门一直卡住',
  ),
  issue('ISSUE-1002', '柜机离线', 'the cabinet is offline: only the service helps', '柜机离线，只能找客服'),
  issue('ISSUE-HOSTILE', '恶意内容', 'a cabinet with a hostile name', '柜机名称是恶意的'),
  issue('ISSUE-404', '未知柜机', 'no such cabinet: no campaign', '没有这个柜机，也没有活动'),
  cabinet(
    'CAB-1001',
    '两件在里面',
    'PKG-FRESH, whose cell opens with the second question, and PKG-OVERDUE (3 yuan, of which the fund takes 2)',
    'PKG-FRESH：第二次询问时开门；PKG-OVERDUE：超时 3 元，减免金抵 2 元',
  ),
  cabinet('CAB-1002', '柜机离线', 'offline, PKG-OFFLINE', '柜机离线，里面是 PKG-OFFLINE'),
  cabinet(
    'CAB-1003',
    '没有包裹',
    'nothing there; for 13900000077 PKG-JAMMED, whose cell jams',
    '没有包裹；用 13900000077 登录有 PKG-JAMMED，柜门会卡住',
  ),
  cabinet('CAB-404', '没有这个柜机', 'no such cabinet', '没有这个柜机'),
];
