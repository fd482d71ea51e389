import { createScope } from '@/api';
import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { rewardsOf } from './rewardsApi';

const REWARD = { id: 'R1', friendName: '王**', state: 'CREDITED', rewardMoney: 300 };

test('maps a page of invited friends, with a cut code, and their total reward', async () => {
  const { gateway, transport, body } = pageBench();
  const { source, sum } = rewardsOf(gateway, 'A'.repeat(65));
  expect([sum.earnedFen, source.pageSize]).toEqual([null, 20]);
  const page = source.fetchPage(2, createScope(), undefined);
  await settle();
  expect(body()).toEqual({ version: 'V2', activityCode: 'A'.repeat(64), pageNo: 2, pageSize: 20 });
  const content = [{ ...REWARD, time: '2026-11-24 08:30:15' }];
  await transport.last.ok({ content, total: 37, earnedMoney: 900 });
  expect(await page).toEqual({ rows: [{ ...REWARD, at: '2026-11-24 08:30' }], total: 37 });
  expect(sum.earnedFen).toBe(900);
});
