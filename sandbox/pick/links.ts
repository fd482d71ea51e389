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
  cards('AGG-STATES', '五张卡片，各一种状态', 'five cards, one of each state; more than three scroll'),
  cards('AGG-SINGLE', '一件任务 · 一张卡片', 'one stage of one parcel'),
  cards('AGG-SINGLE-3', '一件任务 · 三张卡片', 'three stages of one parcel each'),
  cards('AGG-MULTI', '多件任务 · 已寄一件', 'several parcels, one sent: the first stage can be claimed'),
  cards('AGG-THREE', '三张卡片', 'three cards, the second can be claimed'),
  cards('AGG-DONE', '全部已发放', 'everything is given'),
  cards('AGG-OLD', '寄件数超过全部目标', 'counts above every target, the last two can be claimed'),
  cards('AGG-ENDED', '活动已过期', 'over: a press on a waiting card says so'),
  cards('AGG-ENDING', '20 秒后过期', 'over 20 s after start or reset'),
  cards('AGG-REFUSED', '领取失败', 'the first can be claimed, and the claim is refused with 100206003'),
  cards('AGG-NONE', '没有活动', 'no activity: no cards'),
  cards('AGG-EMPTY', '活动没有任务', 'an activity without stages'),
  cards(
    'AGG-DEFAULT',
    '默认任务包',
    'the account’s own package, also for an unknown order number and without one; moves on as parcels are sent',
  ),
  cards('AGG-HOSTILE', '恶意内容', 'hostile names, tags, amounts and counts'),
  pickMiddle('PG-READY', '马上有礼', 'leads on to the gift after a second'),
  pickMiddle('PG-SLOW', '稍后有礼', 'leads on after some four seconds of asking'),
  pickMiddle('PG-NEVER', '等不到礼', 'half a minute of asking, then a sentence'),
  pickMiddle('PG-NONE', '没有礼', 'this pick-up brings none'),
  pickGift('PICKGIFT-OPEN', '待打开', 'two coupons, which are in the account then'),
  pickGift('PICKGIFT-OPENED', '已打开', 'opened before, by everybody'),
  pickGift('PICKGIFT-FUND', '减免金', '1.50 yuan into the reduction fund'),
  pickGift('PICKGIFT-THANKS', '谢谢参与', 'nothing this time'),
  pickGift('PICKGIFT-FINISHED', '已结束', 'over'),
  pickGift('PICKGIFT-HOSTILE', '恶意内容', 'hostile title, rules and coupons'),
  issue('ISSUE-1001', '柜机在线', 'cells can be opened again, a campaign says sorry once'),
  issue('ISSUE-1003', '柜门卡住', 'for 13900000077 a cell that jams, again and again'),
  issue('ISSUE-1002', '柜机离线', 'the cabinet is offline: only the service helps'),
  issue('ISSUE-HOSTILE', '恶意内容', 'a cabinet with a hostile name'),
  issue('ISSUE-404', '未知柜机', 'no such cabinet: no campaign'),
  cabinet(
    'CAB-1001',
    '两件在里面',
    'PKG-FRESH, whose cell opens with the second question, and PKG-OVERDUE (3 yuan, of which the fund takes 2)',
  ),
  cabinet('CAB-1002', '柜机离线', 'offline, PKG-OFFLINE'),
  cabinet('CAB-1003', '没有包裹', 'nothing there; for 13900000077 PKG-JAMMED, whose cell jams'),
  cabinet('CAB-404', '没有这个柜机', 'no such cabinet'),
];
