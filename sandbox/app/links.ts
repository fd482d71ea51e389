import { linkTo, type FixtureLink } from '../core/links';

const exchange = linkTo('打开APP', (code) => `/outerLoadApp?code=${code}`);
const sample = linkTo('打开APP', (code) => `/sampleOuterLoadApp?code=${code}`);
const opening = (code: string, path: string, title: string, shows: string): FixtureLink => ({
  group: '打开APP',
  code,
  title,
  path,
  shows,
});

export const appLinks: readonly FixtureLink[] = [
  opening('APP-LOAD', '/loadApp', '获取APP', 'what the app gives, its newest version, one button by system'),
  opening(
    'APP-MISSED',
    '/loadApp?missed=1',
    '没有APP',
    'where a universal link leads without the app: nothing is tried',
  ),
  opening(
    'APP-TARGET',
    '/outerOpenApp?target=send',
    '打开APP寄件',
    'opens the app at a target of the allow-list',
  ),
  opening(
    'APP-TOKEN',
    '/outerOpenApp/handed-over-login?target=coupons',
    '带登录打开APP',
    'hands a login on to the app’s own scheme; the address forgets it at once',
  ),
  opening('APP-PICK', '/pickLoadApp', '取件后打开APP', 'the last pick-up, what the app gives, tasks'),
  exchange('EXL-COUPON', '优惠券待领取', 'three coupons that wait in the app'),
  exchange('EXL-PRIZE', '奖品待领取', 'a prize that waits in the app'),
  exchange('EXL-TAKEN', '已被领取', 'taken by somebody'),
  exchange('EXL-OVER', '已过期', 'its time is up'),
  exchange('EXL-HOSTILE', '恶意内容', 'hostile title, words, picture, coupon and steps'),
  sample('SAMPLE-OPEN', '试用装可领', 'a sample with its picture and how to get it'),
  sample('SAMPLE-TAKEN', '试用装已领', 'taken'),
  sample('SAMPLE-OVER', '试用装已结束', 'over'),
];
