import { linkTo, type FixtureLink } from '../core/links';

const exchange = linkTo('打开APP', (code) => `/outerLoadApp?code=${code}`);
const sample = linkTo('打开APP', (code) => `/sampleOuterLoadApp?code=${code}`);
const opening = (
  code: string,
  path: string,
  title: string,
  shows: string,
  description: string,
): FixtureLink => ({
  group: '打开APP',
  code,
  title,
  path,
  shows,
  description,
});

export const appLinks: readonly FixtureLink[] = [
  opening(
    'APP-LOAD',
    '/loadApp',
    '获取APP',
    'what the app gives, its newest version, one button by system',
    'App 给的权益、最新版本，按系统各一个按钮',
  ),
  opening(
    'APP-MISSED',
    '/loadApp?missed=1',
    '没有APP',
    'where a universal link leads without the app: nothing is tried',
    '没有装 App 时链接落到这里：不会尝试打开',
  ),
  opening(
    'APP-TARGET',
    '/outerOpenApp?target=send',
    '打开APP寄件',
    'opens the app at a target of the allow-list',
    '打开 App 里白名单中的页面',
  ),
  opening(
    'APP-TOKEN',
    '/outerOpenApp/handed-over-login?target=coupons',
    '带登录打开APP',
    'hands a login on to the app’s own scheme; the address forgets it at once',
    '把登录带进 App；地址里的登录信息马上清除',
  ),
  opening(
    'APP-PICK',
    '/pickLoadApp',
    '取件后打开APP',
    'the last pick-up, what the app gives, tasks',
    '最近一次取件、App 的权益和任务',
  ),
  exchange('EXL-COUPON', '优惠券待领取', 'three coupons that wait in the app', '有三张券在 App 里等着领'),
  exchange('EXL-PRIZE', '奖品待领取', 'a prize that waits in the app', '有一个奖品在 App 里等着领'),
  exchange('EXL-TAKEN', '已被领取', 'taken by somebody', '已被别人领走'),
  exchange('EXL-OVER', '已过期', 'its time is up', '时间已过'),
  exchange(
    'EXL-HOSTILE',
    '恶意内容',
    'hostile title, words, picture, coupon and steps',
    '标题、文字、图片、券和步骤是恶意的',
  ),
  sample(
    'SAMPLE-OPEN',
    '试用装可领',
    'a sample with its picture and how to get it',
    '试用装：图片和领取方法',
  ),
  sample('SAMPLE-TAKEN', '试用装已领', 'taken', '已经领走'),
  sample('SAMPLE-OVER', '试用装已结束', 'over', '活动已经结束'),
];
