import { testPlace } from '@/utils/testing/place';
import type { DrawResult } from '../DrawStore';
import type { Prize } from '../drawTypes';
import { DrawResultDialog } from './DrawResultDialog';

const PRIZE: Prize = {
  code: 'P1',
  type: 2,
  name: '寄件券',
  imageUrl: '',
  couponType: 3,
  cost: '5',
  business: '寄件',
  limitText: '满10元可用',
};
const RESULT: DrawResult = { prize: PRIZE, hasNext: true, nextTip: '下一轮更好', leftText: '', couponId: '' };

const place = testPlace();
const onAction = jest.fn();
const onClose = jest.fn();
const onUse = jest.fn();
const onSeeFund = jest.fn();
beforeEach(() => {
  onAction.mockClear();
  onClose.mockClear();
});
const show = (result: DrawResult | null): void =>
  place.render(
    <DrawResultDialog
      result={result}
      onAction={onAction}
      onUse={onUse}
      onSeeFund={onSeeFund}
      onClose={onClose}
    />,
  );
const dialog = (): Element | null => document.querySelector('[role=dialog]');
const texts = (className: string): (string | null)[] =>
  Array.from(document.querySelectorAll(`.${className}`)).map(({ textContent }) => textContent);

it('renders nothing without a result', () => {
  show(null);
  expect(dialog()).toBeNull();
});

it('shows what was won, its business, and the next tip', () => {
  show(RESULT);
  expect(dialog()?.getAttribute('aria-label')).toBe('抽奖结果：恭喜您获得￥5 寄件券');
  expect([texts('title'), texts('name'), texts('limit')]).toEqual([
    ['恭喜您获得'],
    ['寄件券'],
    ['寄件 · 满10元可用'],
  ]);
  expect(texts('hint')).toEqual(['奖品已放入您的账户', '下一轮更好']);
  expect(texts('amount')).toHaveLength(1);
});

it('for a thank-you prize shows so, without value, terms or tip', () => {
  const prize = { ...PRIZE, type: 5, name: '', business: '', limitText: '' };
  show({ prize, hasNext: false, nextTip: '', leftText: '', couponId: '' });
  expect(dialog()?.getAttribute('aria-label')).toBe('抽奖结果：谢谢参与');
  expect([texts('title'), texts('name'), texts('limit'), texts('amount')]).toEqual([
    ['很遗憾，这次没有中奖'],
    ['谢谢参与'],
    [],
    [],
  ]);
  expect(texts('hint')).toEqual(['好运正在路上，下次一定行']);
  expect(document.querySelectorAll('.prize')).toHaveLength(0);
});

it('drawn money has 去查看; a coupon and a thank-you have not', async () => {
  show({ ...RESULT, prize: { ...PRIZE, type: 6, name: '', couponType: 0 } });
  await place.press('去查看');
  expect([onSeeFund.mock.calls.length, onAction.mock.calls.length]).toEqual([1, 0]);
  for (const type of [2, 5]) {
    show({ ...RESULT, prize: { ...PRIZE, type } });
    expect(dialog()?.textContent).not.toContain('去查看');
  }
});

it.each([
  [true, '再抽一次'],
  [false, '我知道了'],
])('its button, next draw %p: %s', async (hasNext, text) => {
  show({ ...RESULT, hasNext });
  await place.press(text);
  expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

it('says how many draws are left, where that is known', () => {
  show(RESULT);
  expect(texts('hint')).toEqual(['奖品已放入您的账户', '下一轮更好']);
  show({ ...RESULT, leftText: '剩余抽奖次数 2 次' });
  expect(texts('hint')).toEqual(['奖品已放入您的账户', '下一轮更好', '剩余抽奖次数 2 次']);
});

it('offers 去使用 for a coupon that sending accepts, and for nothing else', async () => {
  show(RESULT);
  expect(dialog()?.textContent).not.toContain('去使用');
  show({ ...RESULT, couponId: 'CP1' });
  await place.press('去使用');
  expect([onUse.mock.calls, onAction.mock.calls.length]).toEqual([[['CP1']], 0]);
});

it('closes with 关闭, and keeps its content while closing', async () => {
  show(RESULT);
  await place.press('关闭');
  expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  show(null);
  expect(texts('name')).toEqual(['寄件券']);
});

it('a tap outside, meant for the button, does not close it', () => {
  show(RESULT);
  document
    .querySelectorAll('.mask')
    .forEach((mask) => mask.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(onClose).not.toHaveBeenCalled();
});
