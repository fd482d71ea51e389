import { act } from 'react';
import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { CouponLand } from './CouponLand';

type Bench = ReturnType<typeof pageBench>;

const mockMade: { bench: Bench | null } = { bench: null };
jest.mock('@/data/pageDeps', () => ({ pageDeps: () => mockMade.bench?.deps }));
jest.mock('@/api/gateway', () => ({
  get gateway() {
    return mockMade.bench?.gateway;
  },
}));
const mockSeen: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: (...where: unknown[]) => Promise.resolve(void mockSeen.push(where)) },
}));
jest.mock('@/navigation/followLink', () => ({
  followSend: (...where: unknown[]) => Promise.resolve(void mockSeen.push(where)),
}));
jest.mock('@/tracking', () => ({ tracker: { click: (...what: unknown[]) => void mockSeen.push(what) } }));
jest.mock('@/session', () => ({ session: { token: 'first', isLoggedIn: true } }));
jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));

const OFFERED = {
  couponType: 3,
  couponCostStr: '5',
  couponTitle: '寄件立减券',
  couponDesc: '无门槛使用',
  bizStr: '寄件',
  validDesc: '领取后 30 天内有效',
  tag: '',
};
const held = (couponId: string) => ({
  couponId,
  couponType: 3,
  couponCostStr: '5',
  couponDesc: '无门槛使用',
  couponTitle: `寄件立减券${couponId}`,
  validStartTm: '2026-11-27 00:00:00',
  validEndTm: '2026-12-26 23:59:59',
});

const place = testPlace();

async function open(found: Readonly<Record<string, unknown>>): Promise<void> {
  const bench = pageBench({ token: 'first' });
  mockMade.bench = bench;
  place.render(<CouponLand params={{ activityCode: 'LAND-1' }} scope={bench.scope} />);
  await act(async () => {
    await settle();
    await bench.transport.last.ok({
      title: '首页专享礼',
      headImgUrl: '',
      resultCode: 'GIVEN',
      offered: [OFFERED],
      coupons: [],
      ...found,
    });
  });
  mockSeen.splice(0);
}

function mainButton(): Element {
  const found = place.element.querySelector('.bar [role=button]');
  if (found === null) throw new Error('no main button');
  return found;
}

test.each<[string, readonly string[], string]>([
  ['AWAITS', [], '登录领取'],
  ['GIVEN', ['K1'], '去使用'],
  ['HAD', ['K1'], '去使用'],
  ['HAD', [], '查看我的优惠券'],
  ['LATER', [], '查看我的优惠券'],
  ['SOLD_OUT', [], '看看其他福利'],
  ['FINISHED', [], '看看其他福利'],
])('%s with coupons %j: the main button is %s', async (resultCode, ids, text) => {
  await open({ resultCode, coupons: ids.map(held) });
  expect(mainButton().textContent).toBe(text);
});

test.each([
  [['K1'], ['K1']],
  [
    ['K1', 'K2'],
    ['K1', 'K2'],
  ],
])('去使用 takes the coupons %j along', async (ids, taken) => {
  await open({ coupons: ids.map(held) });
  await place.press(mainButton());
  expect(mockSeen).toEqual([['', { page: 'couponLand', component: 'use' }, taken]]);
});

test('查看我的优惠券 opens them', async () => {
  await open({ resultCode: 'HAD' });
  await place.press(mainButton());
  expect(mockSeen).toEqual([['couponLand', 'mine'], ['myCoupons']]);
});

test('coupons that are gone: one sentence, announced, and no tickets', async () => {
  await open({ resultCode: 'SOLD_OUT' });
  expect(place.element.querySelector('[role=status]')?.textContent).toBe('来晚啦，优惠券已被领完');
  expect(place.element.textContent).not.toContain('寄件立减券');
});
