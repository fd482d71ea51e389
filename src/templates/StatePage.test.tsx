import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { StatePage, type StatePhase } from './StatePage';

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
const view = (phase: StatePhase, onRetry = (): void => undefined): ReactNode => (
  <StatePage phase={phase} skeleton="skeleton" onRetry={onRetry} failedText="没取到">
    {() => 'content'}
  </StatePage>
);

it.each<[StatePhase, string]>([
  ['idle', 'skeleton'],
  ['loading', 'skeleton'],
  ['logged-out', 'skeleton'],
  ['ready', 'content'],
  ['empty', '暂无内容'],
  ['missing', '内容不存在'],
  ['failed', '没取到重试'],
  ['offline', '网络好像断开了请检查网络连接后重试重试'],
])('%s shows %s', (phase, text) => {
  place.render(view(phase));
  expect(place.element.textContent).toBe(text);
});

it.each<[StatePhase, string]>([
  ['empty', '还没有'],
  ['missing', '找不到'],
  ['logged-out', '先登录'],
])('%s shows the page’s sentence, and its next step is a tap', (phase, text) => {
  const onPress = jest.fn();
  const sentence = (words: string) => ({ text: words, action: { text: '去看看', onPress } });
  place.render(
    <StatePage
      phase={phase}
      skeleton="skeleton"
      onRetry={() => undefined}
      empty={sentence('还没有')}
      missing={sentence('找不到')}
      loggedOut={sentence('先登录')}
    >
      {() => 'content'}
    </StatePage>,
  );
  expect(place.element.textContent).toBe(`${text}去看看`);
  place.element.querySelector('[role=button]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('retries', () => {
  const onRetry = jest.fn();
  place.render(view('failed', onRetry));
  place.element.querySelector('[role=button]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offline it reads again when the network is back', () => {
  const onRetry = jest.fn();
  place.render(view('offline', onRetry));
  mocked.listeners.forEach((listener) => listener(true));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it.each<StatePhase>(['failed', 'ready', 'loading'])('%s waits for no network', (phase) => {
  place.render(view(phase));
  expect(mocked.listeners.size).toBe(0);
});
