import type { SendActivityPageInfo } from '@/api/generated/operations/homeServices';
import type { PageModule } from '@/features/weekly/page/catalog';
import { NO_PLACE } from '@/features/weekly/page/modulePageTypes';
import { bannerText, hasServices, type PlaceFacts, standIn } from './hsRules';

const place = { order: 1, uniqueId: 'm', fioIndex: 1 };
const group = (kind: 'unlocated' | 'unserved'): PageModule => ({
  type: 'goodsGroup',
  place,
  view: {
    title: '',
    subTitle: '',
    kind: 'wash',
    groundColor: '',
    titleImageUrl: '',
    content: { kind, imageUrl: '' },
  },
});
const picture: PageModule = { type: 'independent', place, view: { imageUrl: '/a.png', linkUrl: '' } };

test.each([
  ['nothing', [], false],
  ['groups that are not here', [group('unserved'), group('unserved')], false],
  ['one that waits for the place', [group('unserved'), group('unlocated')], true],
  ['a picture', [group('unserved'), picture], true],
])('%s: services %p', (_name, modules, expected) => {
  expect(hasServices(modules)).toBe(expected);
});

const SHENZHEN = { ...NO_PLACE, city: '深圳市' };
const SHANGHAI = { ...NO_PLACE, city: '上海市' };
const here = (changes: Partial<PlaceFacts>): PlaceFacts => ({
  place: SHENZHEN,
  shownPlace: SHENZHEN,
  lastOutcome: 'answered',
  modules: [picture],
  ...changes,
});

test.each([
  ['the city’s own', {}, null],
  ['nothing there', { modules: [] }, 'empty'],
  ['another city, asked for', { place: SHANGHAI, lastOutcome: 'asking' }, 'asking'],
  ['another city, which could not be had', { place: SHANGHAI, lastOutcome: 'failed' }, 'failed'],
  ['another city, without a line', { place: SHANGHAI, lastOutcome: 'offline' }, 'offline'],
  ['the same city again, failed', { lastOutcome: 'failed' }, null],
  ['the first city, asked for', { shownPlace: NO_PLACE, lastOutcome: 'asking' }, null],
  ['the first city, failed', { shownPlace: NO_PLACE, lastOutcome: 'failed' }, 'failed'],
] as const)('%s: %p', (_name, changes, expected) => {
  expect(standIn(here(changes))).toBe(expected);
});

const info = (changes: Partial<SendActivityPageInfo>): SendActivityPageInfo => ({
  activityCode: 'F',
  title: '领现金',
  subTitle: '邀好友',
  imgUrl: '',
  buttonText: '去领取',
  jumpUrl: '',
  statusCode: 'NONE',
  goalFen: 2000,
  sumFen: 0,
  ...changes,
});

test.each([
  [{}, '邀好友', '去领取'],
  [{ buttonText: '' }, '邀好友', '去看看'],
  [{ statusCode: 'unknown' }, '邀好友', '去领取'],
  [{ statusCode: 'RUNNING', sumFen: 320 }, '已攒 3.2 元，满 20 元到账', '继续邀请'],
  [{ statusCode: 'RUNNING', sumFen: 0, goalFen: 0 }, '已攒 0 元', '继续邀请'],
  [{ statusCode: 'REACHED', sumFen: 2000 }, '20 元已到账', '去查看'],
  [{ statusCode: 'OVER', sumFen: 320 }, '上次助力已结束，可以再来一次', '再来一次'],
] as const)('banner of %p', (changes, text, button) => {
  expect(bannerText(info(changes))).toEqual({ title: '领现金', text, button });
});

test.each([[{ title: '' }], [{ statusCode: 'FINISHED' }]] as const)('no banner of %p', (changes) => {
  expect(bannerText(info(changes))).toBeNull();
});
