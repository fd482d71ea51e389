import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { EmptyState } from './EmptyState';
import { FailedState } from './FailedState';
import { MissingState } from './MissingState';
import { OfflineState } from './OfflineState';

const mocked = { listeners: new Set<(isOnline: boolean) => void>() };
jest.mock('@/platform/network', () => ({
  network: {
    subscribe(listener: (isOnline: boolean) => void) {
      mocked.listeners.add(listener);
      return () => mocked.listeners.delete(listener);
    },
  },
}));

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

it.each<[string, ReactNode, string, string, string]>([
  ['nothing there', <EmptyState key={1} text="暂无优惠券" />, 'status', 'empty', '暂无优惠券'],
  ['not found', <MissingState key={5} text="没有找到" />, 'status', 'missing', '没有找到'],
  ['failed', <FailedState key={2} />, 'alert', 'failed', '抱歉，系统开小差啦，请稍后再试~'],
  ['failed, in words', <FailedState key={3} text="加载失败" />, 'alert', 'failed', '加载失败'],
  ['offline', <OfflineState key={4} />, 'alert', 'offline', '网络好像断开了请检查网络连接后重试'],
])('%s: announced as what it is, without an action', (_name, node, role, mark, words) => {
  place.render(node);
  expect([count(`[role=${role}]`), count(`.mark.${mark}`), place.element.textContent]).toEqual([1, 1, words]);
  expect([count('[role=button]'), count('.compact')]).toEqual([0, 0]);
});

it.each([
  [undefined, 0],
  ['稍后再来', 1],
])('hint %p', (hint, hints) => {
  place.render(<EmptyState text="空" hint={hint} />);
  expect(count('.hint')).toBe(hints);
});

it.each([FailedState, OfflineState])('重试 calls back; in a card it is smaller', async (State) => {
  const onRetry = jest.fn();
  place.render(<State onRetry={onRetry} isCompact />);
  await place.press('重试');
  expect([onRetry.mock.calls.length, count('.compact')]).toEqual([1, 1]);
});

it('offline it retries when the network is back, with the newest retry, and stops listening with its end', () => {
  const [first, onRetry] = [jest.fn(), jest.fn()];
  place.render(<OfflineState onRetry={first} />);
  place.render(<OfflineState onRetry={onRetry} />);
  const report = (isOnline: boolean): void => mocked.listeners.forEach((listener) => listener(isOnline));
  report(false);
  expect([mocked.listeners.size, onRetry.mock.calls.length]).toEqual([1, 0]);
  report(true);
  expect([first.mock.calls.length, onRetry.mock.calls.length]).toEqual([0, 1]);
  place.render(<FailedState onRetry={onRetry} />);
  expect(mocked.listeners.size).toBe(0);
});

it('offline, what is called without a tap may differ from 重试', async () => {
  const [onRetry, onOnline] = [jest.fn(), jest.fn()];
  place.render(<OfflineState onRetry={onRetry} onOnline={onOnline} />);
  mocked.listeners.forEach((listener) => listener(true));
  expect([onRetry.mock.calls.length, onOnline.mock.calls.length]).toEqual([0, 1]);
  await place.press('重试');
  expect([onRetry.mock.calls.length, onOnline.mock.calls.length]).toEqual([1, 1]);
});

it('calls its action', async () => {
  const onPress = jest.fn();
  place.render(<EmptyState text="空" action={{ text: '去看看', onPress }} />);
  await place.press('去看看');
  expect(onPress).toHaveBeenCalledTimes(1);
});
