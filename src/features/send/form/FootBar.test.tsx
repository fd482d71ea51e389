import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { FootBar } from './FootBar';
import { sendBench, type SendBench } from './testing/sendBench';

jest.mock('@/platform/tabBar', () => ({ tabBar: { isDrawnByPage: () => true } }));

const place = testPlace();
const words = (): string => place.element.textContent ?? '';
const nothing = (): Promise<void> => Promise.resolve();
const prices = (): number => place.element.querySelectorAll('[aria-label="￥5.00"]').length;

async function show(bench: SendBench): Promise<void> {
  await act(async () => {
    place.render(<FootBar store={bench.store} onSubmit={nothing} />);
    await settle();
  });
}

it('without a price says so', async () => {
  await show(sendBench({ token: null }));
  expect(words()).toContain('待计算');
});

it('shows the price and the discount', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  expect([words().includes('运费 ￥9 已优惠 ￥4'), prices()]).toEqual([true, 1]);
});

it('names the coupon and its saving; 不使用 drops it', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  const saving = `${bench.store.answers.coupon?.title ?? 'none'} -￥3`;
  expect(words()).toContain(saving);
  await place.press('不使用');
  expect([bench.store.answers.coupon, bench.draft.form.coupon.kind]).toEqual([null, 'none']);
  expect(words()).not.toContain(saving);
});

it('no price is shown while freight is refetched', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  await act(async () => {
    bench.store.step(1);
    await settle();
  });
  expect([words().includes('计算中'), prices()]).toEqual([true, 0]);
});
