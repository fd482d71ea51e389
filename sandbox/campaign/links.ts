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
  ),
  homeServices('HS-EMPTY', '没有服务', 'no services in any city, no cash campaign'),
  homeServices('HS-PLACE', '需要位置', 'no default city: groups ask for the place'),
  homeServices(
    'HS-BROKEN',
    '混入坏模块',
    'half of the modules are malformed or unknown; the good groups are shown',
  ),
  homeServices('HS-GONE', '页面已下线', 'page info fails with words'),
  homeServices('HS-HOSTILE', '恶意内容', 'hostile HTML, addresses, colours and texts, banner and modules'),
  gift('GIFT-COUPON', '优惠券', 'two coupons, for the first account'),
  gift(
    'GIFT-THING',
    '实物',
    'a thing that is sent: on its way a day after it was accepted, there two days later',
  ),
  gift('GIFT-TAKEN', '已被领取', 'somebody else has it'),
  gift('GIFT-OVER', '已过期', 'nobody accepted it in time'),
  gift('GIFT-SENT', '已发货', 'everybody’s own: on its way, with a waybill'),
  gift('GIFT-SIGNED', '已签收', 'everybody’s own: signed for'),
  gift('GIFT-HOSTILE', '恶意内容', 'hostile title, giver, picture, words, rules and coupons'),
  near(
    'NEAR-OPEN',
    '附近有柜机',
    'eight cabinets round any place in five cities (Shenzhen, Guangzhou, Shanghai, Beijing, Hangzhou)',
  ),
  near('NEAR-NONE', '附近没有柜机', 'no cabinet anywhere'),
  near('NEAR-MANY', '很多柜机', '137 cabinets, seven pages'),
  near('NEAR-HOSTILE', '恶意内容', 'hostile title, picture, names, addresses, places and counts'),
  middle('MID-FRIDAY', '去周五活动页', 'replaces itself by the weekly page'),
  middle('MID-NONE', '没有活动', 'leads nowhere: the exception page, with the words of the gateway'),
  middle('MID-FOREIGN', '站外地址', 'leads to a foreign host: refused'),
  middle('MID-SLOW', '很慢', 'answers after 5 s: after 3 s the page says so'),
  middle('MID-CIRCLE', '绕圈', 'leads to itself: refused'),
  middle('MID-HOSTILE', '恶意地址', 'leads to a script: refused'),
  middleList('MID-MANY', '多个入口', 'four entrances: two open, one to come, one over'),
  exception('EXC-OVER', '活动已结束', 'over'),
  exception('EXC-NOT_START', '活动未开始', 'not begun'),
  exception('EXC-WRONG_CLIENT', '端不匹配', 'only in the app'),
  exception('EXC-GONE', '活动已下线', 'gone'),
  exception('EXC-BUSY', '太火爆', 'too many visitors'),
  exception('EXC-BLOCKED', '账号受限', 'not for this account'),
  exception(
    'EXC-HOSTILE&reasonMsg=%3Cscript%3E%E5%8A%A0%E5%BE%AE%E4%BF%A1%20evil.example%3C%2Fscript%3E',
    '恶意内容',
    'hostile words of the address: not said',
  ),
];
