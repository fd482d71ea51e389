import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { PullToRefresh } from './PullToRefresh';

// Page lifecycle hooks exist only inside a running Taro page.
let hostPull: () => void = () => undefined;
jest.mock('@/hooks/useHostPull', () => ({
  useHostPull: (onPull: () => void) => {
    hostPull = onPull;
  },
}));

const place = testPlace();

describe('PullToRefresh', () => {
  /** jsdom has no touches. */
  const touch = (type: string, ...points: [number, number][]): boolean => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'touches', {
      value: points.map(([clientX, clientY]) => ({ clientX, clientY })),
    });
    act(() => {
      place.element.querySelector('[data-inside]')?.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  const words = (): string => place.element.querySelector('[role=status]')?.textContent ?? '';
  const make = () => {
    let finish: () => void = () => undefined;
    const onRefresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    place.render(
      <PullToRefresh onRefresh={onRefresh}>
        <p data-inside>list</p>
      </PullToRefresh>,
    );
    return { onRefresh, finish: () => act(async () => finish()) };
  };

  it('shows what releasing does, refreshes once, and returns to rest', async () => {
    const { onRefresh, finish } = make();
    touch('touchstart', [0, 0]);
    expect(touch('touchmove', [0, 40])).toBe(true);
    expect(words()).toBe('下拉刷新');
    touch('touchmove', [0, 300]);
    expect(words()).toBe('松开刷新');
    touch('touchend');
    expect([words(), onRefresh.mock.calls.length]).toEqual(['刷新中', 1]);
    touch('touchstart', [0, 0]);
    touch('touchmove', [0, 300]);
    touch('touchend');
    hostPull();
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await finish();
    expect(words()).toBe('');
    touch('touchstart', [0, 0]);
    touch('touchmove', [0, 300]);
    touch('touchend');
    expect(onRefresh).toHaveBeenCalledTimes(2);
    await finish();
  });

  const NOTHING: readonly (readonly [string, readonly [number, number][], string])[] = [
    ['a short pull', [[0, 40]], 'touchend'],
    [
      'a swipe',
      [
        [200, 40],
        [200, 300],
      ],
      'touchend',
    ],
    ['a pull that the system takes away', [[0, 300]], 'touchcancel'],
  ];
  it.each(NOTHING)('%s refreshes nothing', (_name, moves, end) => {
    const { onRefresh } = make();
    touch('touchstart', [0, 0]);
    for (const move of moves) touch('touchmove', move);
    touch(end);
    expect([onRefresh.mock.calls.length, words()]).toEqual([0, '']);
  });
});
