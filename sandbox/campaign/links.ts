import { linkTo, type FixtureLink } from '../core/links';

const gift = linkTo('礼品', (code) => `/giftPage?giftCode=${code}`);
const near = linkTo('附近柜机', (code) => `/nearbyCabinet/land?configId=${code}`);
const homeServices = linkTo('到家服务', (code) => `/HsGather/${code}`);
const middle = linkTo('活动入口', (code) => `/activityMiddle/loading?code=${code}`);
const middleList = linkTo('活动入口', (code) => `/activityMiddle/index?code=${code}`);
const exception = linkTo('活动异常', (code) => `/activtyException?code=${code.slice('EXC-'.length)}`);

export const campaignLinks: readonly FixtureLink[] = [
  homeServices(
    'HS-OPEN',
    '到家服务',
    '深圳, 广州 and 上海 have everything, 北京 no washing, other cities nothing',
    '深圳、广州、上海服务齐全，北京没有洗护，其他城市没有服务',
  ),
  homeServices(
    'HS-EMPTY',
    '没有服务',
    'no services in any city, no cash campaign',
    '任何城市都没有服务，也没有现金活动',
  ),
  homeServices(
    'HS-PLACE',
    '需要位置',
    'no default city: groups ask for the place',
    '没有默认城市，要先选位置',
  ),
  homeServices(
    'HS-BROKEN',
    '混入坏模块',
    'half of the modules are malformed or unknown; the good groups are shown',
    '一半模块残缺或未知，其余正常显示',
  ),
  homeServices('HS-GONE', '页面已下线', 'page info fails with words', '查询页面失败，带原因'),
  homeServices(
    'HS-HOSTILE',
    '恶意内容',
    'hostile HTML, addresses, colours and texts, banner and modules',
    '横幅和模块里的 HTML、链接、颜色和文字是恶意的',
  ),
  gift('GIFT-COUPON', '优惠券', 'two coupons, for the first account', '两张券，第一个打开的账号得到'),
  gift(
    'GIFT-THING',
    '实物',
    'a thing that is sent: on its way a day after it was accepted, there two days later',
    '实物礼品：接受一天后发货，再过两天送达',
  ),
  gift('GIFT-TAKEN', '已被领取', 'somebody else has it', '已被别人领走'),
  gift('GIFT-OVER', '已过期', 'nobody accepted it in time', '没有人及时接受，已过期'),
  gift('GIFT-SENT', '已发货', 'everybody’s own: on its way, with a waybill', '人人自己的：已发货，有运单号'),
  gift('GIFT-SIGNED', '已签收', 'everybody’s own: signed for', '人人自己的：已签收'),
  gift(
    'GIFT-HOSTILE',
    '恶意内容',
    'hostile title, giver, picture, words, rules and coupons',
    '标题、赠送人、图片、文字、规则和券是恶意的',
  ),
  near(
    'NEAR-OPEN',
    '附近有柜机',
    'eight cabinets round any place in five cities (Shenzhen, Guangzhou, Shanghai, Beijing, Hangzhou)',
    '五个城市（深圳、广州、上海、北京、杭州）里，任何位置附近都有八个柜机',
  ),
  near('NEAR-NONE', '附近没有柜机', 'no cabinet anywhere', '附近都没有柜机'),
  near('NEAR-MANY', '很多柜机', '137 cabinets, seven pages', '137 个柜机，共七页'),
  near(
    'NEAR-HOSTILE',
    '恶意内容',
    'hostile title, picture, names, addresses, places and counts',
    '标题、图片、名称、地址、位置和数量是恶意的',
  ),
  middle('MID-FRIDAY', '去周五活动页', 'replaces itself by the weekly page', '自动换成周五活动页'),
  middle(
    'MID-NONE',
    '没有活动',
    'leads nowhere: the exception page, with the words of the gateway',
    '没有去处：显示异常页和网关给的原因',
  ),
  middle('MID-FOREIGN', '站外地址', 'leads to a foreign host: refused', '指向外部网站，会被拒绝'),
  middle(
    'MID-SLOW',
    '很慢',
    'answers after 5 s: after 3 s the page says so',
    '5 秒后才有回应；3 秒后页面有说明',
  ),
  middle('MID-CIRCLE', '绕圈', 'leads to itself: refused', '指回自己，会被拒绝'),
  middle('MID-HOSTILE', '恶意地址', 'leads to a script: refused', '指向脚本，会被拒绝'),
  middleList(
    'MID-MANY',
    '多个入口',
    'four entrances: two open, one to come, one over',
    '四个入口：两个进行中、一个未开始、一个已结束',
  ),
  exception('EXC-OVER', '活动已结束', 'over', '活动已经结束'),
  exception('EXC-NOT_START', '活动未开始', 'not begun', '活动还没开始'),
  exception('EXC-WRONG_CLIENT', '端不匹配', 'only in the app', '只能在 App 里打开'),
  exception('EXC-GONE', '活动已下线', 'gone', '活动已下线'),
  exception('EXC-BUSY', '太火爆', 'too many visitors', '访问的人太多'),
  exception('EXC-BLOCKED', '账号受限', 'not for this account', '这个账号不能参加'),
  exception(
    'EXC-HOSTILE&reasonMsg=%3Cscript%3E%E5%8A%A0%E5%BE%AE%E4%BF%A1%20evil.example%3C%2Fscript%3E',
    '恶意内容',
    'hostile words of the address: not said',
    '地址里的文字是恶意的，不会显示',
  ),
];
