import { act } from 'react';
import { ANNA, BEN } from '@/domain/send/testing/contacts';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { CarrierCard } from './CarrierCard';
import { ContactRows } from './ContactRows';
import { FootBar } from './FootBar';
import { OptionsCard } from './OptionsCard';
import { sendBench, type SendBench } from './testing/sendBench';

jest.mock('@/platform/tabBar', () => ({ tabBar: { isDrawnByPage: () => true } }));

const place = testPlace();

async function show(bench: SendBench): Promise<void> {
  const nothing = (): Promise<void> => Promise.resolve();
  await act(async () => {
    place.render(
      <>
        <ContactRows store={bench.store} onEdit={nothing} onBook={nothing} />
        <CarrierCard store={bench.store} nowMs={() => bench.clock.nowMs()} />
        <OptionsCard
          store={bench.store}
          isLoggedIn={() => bench.account.token !== null}
          onSlot={nothing}
          onCoupon={nothing}
          onRemark={() => undefined}
        />
        <FootBar store={bench.store} onSubmit={nothing} />
      </>,
    );
    await settle();
  });
}
const words = (): string => place.element.textContent ?? '';
const radios = (): readonly (readonly [string | null, string | null, string | null])[] =>
  Array.from(place.element.querySelectorAll('[role=radio]')).map((radio) => [
    radio.getAttribute('aria-label'),
    radio.getAttribute('aria-checked'),
    radio.getAttribute('aria-disabled'),
  ]);

it('empty, it shows what to fill in and that there is no price yet', async () => {
  await show(sendBench({ token: null }));
  for (const text of [
    '填写寄件人信息',
    '填写收件人信息',
    '登录后查看可用优惠券',
    '请选择上门取件时间',
    '待计算',
  ])
    expect(words()).toContain(text);
  expect(radios()).toEqual([]);
});

it('filled in, it masks the middle of numbers, shows the price and the discount', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  expect(words()).toContain('139****1111');
  expect(words()).not.toMatch(/1\d{10}/);
  for (const text of ['今天 11:00-13:00', '-￥3', '运费 ￥9 已优惠 ￥4']) expect(words()).toContain(text);
  expect(place.element.querySelectorAll('[aria-label="￥5.00"]')).toHaveLength(1);
});

it('the price bar names the coupon and its saving; 不使用 drops it', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  const saving = `${bench.store.answers.coupon?.title ?? 'none'} -￥3`;
  expect(words()).toContain(saving);
  await place.press('不使用');
  expect([bench.store.answers.coupon, bench.draft.form.coupon.kind]).toEqual([null, 'none']);
  expect(words()).not.toContain(saving);
});

it('an unavailable carrier shows the reason and cannot be chosen; the cheapest is', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  expect(radios()).toEqual([
    ['JTJZ，￥9', 'true', null],
    ['SF，￥18', 'false', null],
    ['YD，暂不支持该地区', 'false', 'true'],
  ]);
  await act(async () => {
    for (const radio of Array.from(place.element.querySelectorAll('[role=radio]')))
      radio.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
  expect(bench.draft.form.carrierCode).toBe('SF');
});

it('no price is shown while freight is refetched', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  await act(async () => {
    bench.store.step(1);
    await settle();
  });
  expect(words()).toContain('计算中');
  expect(place.element.querySelectorAll('[aria-label="￥5.00"]')).toHaveLength(0);
});

it('missing input shows at its part; a number lost in a restart is requested', async () => {
  const bench = sendBench({ token: null });
  bench.draft.setContact('SENDER', { ...ANNA, mobile: '' });
  bench.draft.setContact('RECEIVER', BEN);
  await show(bench);
  expect(words()).toContain('请补充手机号');
  await act(async () => {
    await bench.store.submit();
  });
  expect(document.getElementById('send-sender')?.textContent).toContain('请填写手机号');
});
