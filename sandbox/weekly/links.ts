import { linkTo, type FixtureLink } from '../core/links';

const weekly = linkTo('周五活动页', (code) => `/fcFriday?configId=${code}`);
const draw = linkTo('周五活动页 · 抽奖', (code) => `/fcFriday?configId=${code}`);

export const weeklyLinks: readonly FixtureLink[] = [
  weekly('FRI-ALL', '全部模块', 'every module; the incentive moves on with the account’s parcels'),
  weekly('FRI-MIN', '只有一个模块', 'one module'),
  weekly('FRI-FINISHED', '活动已结束', 'over: the rights of all sessions in one list, no common modules'),
  weekly(
    'FRI-SOON',
    '马上开抢',
    'a session starts 35 s after reset (reminder offered), another ends after 65 s',
  ),
  weekly('FRI-CLOCKS', '十二场同时倒计时', '12 countdowns'),
  weekly('FRI-BIG', '长页面', '200 goods and 12 sessions'),
  weekly(
    'FRI-LIMITS',
    '领取被拒',
    'claims that are refused: gone, held, early, late, without words; and a true last one',
  ),
  weekly(
    'FRI-PLACE',
    '随位置变化',
    'depends on the city: none, 深圳 (has everything, the regional code too), any other',
  ),
  weekly('FRI-TASKS', '任务模块', 'the task module: eight tasks of every status'),
  weekly('FRI-SHARE', '可分享', 'can be shared, to H5 only (onlyH5=1)'),
  weekly('FRI-GONE', '活动已下线', 'page info fails with words'),
  weekly('FRI-GONE-QUIET', '活动已下线，没有原因', 'page info fails without words'),
  weekly(
    'FRI-BROKEN',
    '残缺数据',
    'unknown and malformed modules among good ones (the one answer that may leave the contract, Answer.isBrokenOnPurpose)',
  ),
  weekly('FRI-HOSTILE', '恶意内容', 'hostile texts, colours, pictures and addresses'),
  draw('FRI-GRID', '九宫格 · 8 个奖品', '8 prizes on a grid, 3 rounds for each account'),
  draw(
    'FRI-GRID-10',
    '九宫格 · 11 个奖品',
    '11 prizes on a grid with a surprise field, 56 records from before (/winningRecord?activityId=DA-FRI-GRID-10)',
  ),
  draw('FRI-ROW', '横排 · 6 个奖品', '6 prizes in a row, doubled; 5 draws a day'),
  draw('FRI-ROW-2', '横排 · 3 个奖品', '3 prizes in a fixed row; 5 draws a day'),
  draw('DRAW-1000', '可以抽奖', 'can draw, without end'),
  draw(
    'DRAW-1002',
    '未开始',
    'reason code 1002: not started. Even codes are grids, odd ones rows; without login 1011 where the code is about a visitor',
  ),
  draw('DRAW-1003', '已结束', 'reason code 1003: ended'),
  draw('DRAW-1004', '已完成全部轮次', 'reason code 1004: all rounds done'),
  draw('DRAW-1005', '用户信息有误', 'reason code 1005: user info wrong'),
  draw('DRAW-1006', '总人数已满', 'reason code 1006: total limit'),
  draw('DRAW-1007', '不符合领取条件', 'reason code 1007: user label'),
  draw('DRAW-1008', '奖品已抽完', 'reason code 1008: no prizes left'),
  draw('DRAW-1009', '先寄一件才能抽', 'reason code 1009: becomes 1000 once the account has sent a parcel'),
  draw('DRAW-1010', '轮次配置已删除', 'reason code 1010: round config deleted'),
  draw('DRAW-1011', '未登录', 'reason code 1011: not logged in, also after the login'),
  draw('DRAW-1013', '端不匹配', 'reason code 1013: wrong client'),
  draw('DRAW-1015', '今日次数已用完', 'reason code 1015: today’s limit'),
  draw('DRAW-POOL', '抽中奖池外的奖品', 'answers a prize that is not in the pool'),
  draw('DRAW-REFUSED', '抽奖失败 · 有提示', 'refused at the draw, with words'),
  draw('DRAW-REFUSED-1004', '抽奖失败 · 轮次已完成', 'refused at the draw: all rounds done'),
  draw('DRAW-REFUSED-QUIET', '抽奖失败 · 没有提示', 'refused at the draw without words, reason code 1099'),
  draw('DRAW-THANKS', '总是谢谢参与', 'always the thank-you'),
  draw('DRAW-FUND', '总是减免金', 'always the reduction fund'),
  draw('DRAW-APP', '只能在 APP 里抽', 'only in the app'),
];
