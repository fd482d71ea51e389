import { act } from 'react';
import { atCashier, SECOND_MS, shown, wireState, type Bench } from '@/domain/couponSale/testing/saleBench';
import type { PaymentOutcome } from '@/platform/payment/types';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { BuyBar } from './BuyBar';

const place = testPlace();
const pressed: string[] = [];
beforeEach(() => {
  pressed.splice(0);
});

function show({ sale, purchase }: Bench, canPay = true): void {
  const note = (name: string) => () => Promise.resolve(pressed.push(name));
  place.render(
    <BuyBar
      sale={sale}
      purchase={purchase}
      canPay={canPay}
      actions={{
        page: 'couponSale',
        onBuy: note('buy'),
        onRefresh: note('refresh'),
        onCancel: note('cancel'),
        onCopyLink: note('copy'),
      }}
    />,
  );
}
const buttons = (): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>('[role=button]')];
const texts = (): string[] => buttons().map((button) => button.textContent ?? '');
const status = (): string => place.element.querySelector('[role=status]')?.textContent ?? '';
async function pressAll(): Promise<void> {
  for (const button of buttons())
    await act(async () => {
      button.click();
      await settle();
    });
}
/** The cashier reports a result, and the gateway confirms nothing. */
const reported = async (outcome: PaymentOutcome): Promise<Bench> => {
  const bench = await atCashier();
  await bench.report(outcome);
  for (let second = 0; second < 11; second += 1) {
    await bench.transport.last.ok(wireState('PAYING'));
    await bench.clock.advance(SECOND_MS);
  }
  return bench;
};

it('on sale: the price with two decimals, and 立即购买', async () => {
  show(await shown());
  expect([texts(), status()]).toEqual([['立即购买'], '']);
  expect(place.element.textContent).toContain('￥9.90');
  await pressAll();
  expect(pressed).toEqual(['buy']);
});

it.each([
  [{ statusCode: 'SOLD_OUT' }, '已售罄'],
  [{ limit: 1, boughtCount: 1 }, '已达购买上限'],
  [{ statusCode: 'FINISHED' }, '活动已结束'],
])('%p: closed', async (changes, text) => {
  show(await shown(changes));
  expect(texts()).toEqual([text]);
  expect(buttons()[0]?.getAttribute('aria-disabled')).toBe('true');
  await pressAll();
  expect(pressed).toEqual([]);
});

it('payment not supported here: where to buy, and the link', async () => {
  show(await shown(), false);
  expect(texts()).toEqual(['复制链接']);
  expect(place.element.textContent).toContain('请在微信或支付宝中打开购买');
  await pressAll();
  expect(pressed).toEqual(['copy']);
});

it('payment not supported here, and nothing to buy: why', async () => {
  show(await shown({ statusCode: 'SOLD_OUT' }), false);
  expect(texts()).toEqual(['已售罄']);
});

it('at the cashier: busy, a second tap does nothing', async () => {
  show(await atCashier());
  expect(buttons()[0]?.getAttribute('aria-busy')).toBe('true');
  await pressAll();
  expect(pressed).toEqual([]);
});

it('perhaps paid: no pay button, until it is known to be open', async () => {
  show(await reported({ kind: 'paid-unconfirmed' }));
  expect(texts()).toEqual(['刷新结果', '联系客服']);
  expect(status()).toBe('支付结果确认中请勿重复支付，如未付款，订单将于 10:15 自动关闭');
  await pressAll();
  expect(pressed).toEqual(['refresh']);
});

it('not paid: cancel, check again, or pay; never called failed', async () => {
  show(await reported({ kind: 'failed', message: 'x' }));
  expect(texts()).toEqual(['取消订单', '刷新结果', '重新支付', '联系客服']);
  expect(status()).toMatch(/^支付未完成，可重新支付/);
  expect(place.element.textContent).not.toContain('失败');
  await pressAll();
  expect(pressed).toEqual(['cancel', 'refresh', 'buy']);
});
