import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { fetchPage } from '@/data/testing/fetchPage';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { activityCoupons, allCoupons } from './listApi';
import { RULES } from './listTexts';

const WIRE = {
  id: 'C-0',
  couponType: 3,
  couponCostStr: '5.00',
  limitDescription: '满20元可用',
  couponTitle: '寄件券',
  validStartTm: '2026-11-01 00:00:00',
  validEndTm: '2026-12-01 23:59:59',
  couponDescription: ' <p>说明</p> ',
  prizeStatus: 1,
};
const SHOWN = {
  id: 'C-0',
  type: 3,
  cost: '5.00',
  limitText: '满20元可用',
  title: '寄件券',
  validStart: '2026-11-01 00:00:00',
  validEnd: '2026-12-01 23:59:59',
  descriptionHtml: '<p>说明</p>',
  prizeStatus: 1,
};

it('fetches one activity’s coupons in pages of 50 (product §1.5, §1.9)', async () => {
  const { body, page } = await fetchPage((gateway) => activityCoupons(gateway, 'LIST-137'), 0, WIRE);
  expect(body).toEqual({ code: 'LIST-137', pageNo: 2, pageSize: 50, releaseStatus: 0 });
  expect(page).toEqual({ rows: [SHOWN], total: 37 });
});

it.each([
  [
    'the server’s, a line each',
    ' 每单限用一张。\n\n 以活动规则为准。',
    ['每单限用一张。', '以活动规则为准。'],
  ],
  ['ours where it sends none', undefined, RULES],
  ['ours where they are blank', ' \n', RULES],
])('rules: %s', async (_name, rules, expected) => {
  const { gateway, transport } = makeTestGateway(new FakeClock());
  const reported: unknown[] = [];
  const source = activityCoupons(gateway, 'LIST-137', (sent) => reported.push(sent));
  const page = source.fetchPage(1, createScope(), 1);
  await settle();
  await transport.last.ok({ content: [], total: 0, rules });
  await page;
  expect(reported).toEqual([expected]);
});

it('fetches a page of all coupons', async () => {
  const { body, page } = await fetchPage(allCoupons, 3, WIRE);
  expect(body).toEqual({ prizeStatus: 3, pageNo: 2, pageSize: 20 });
  expect(page).toEqual({ rows: [SHOWN], total: 37 });
});

it('a list without an activity shows our own text (product §1.4 "Activity status codes")', () => {
  const { refusalText } = activityCoupons(makeTestGateway(new FakeClock()).gateway, 'NOWHERE');
  expect([refusalText?.('100205002'), refusalText?.('1')]).toEqual(['抱歉，系统开小差啦，请稍后再试~', '']);
});
