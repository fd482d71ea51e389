import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Countdown } from './Countdown';

// Page lifecycle hooks exist only inside a running Taro page.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

describe('a countdown', () => {
  const NOW_MS = 1_700_000_000_000;
  beforeEach(() => jest.useFakeTimers({ now: NOW_MS }));
  afterEach(() => jest.useRealTimers());

  it('uses the server’s clock, shows days and has a label', () => {
    place.render(<Countdown endAtMs={NOW_MS + 86_400_000 + 5_000} offsetMs={2_000} />);
    expect(place.element.textContent).toBe('1天 00:00:03');
    expect(count('[role=timer][aria-label=剩余时间]')).toBe(1);
  });

  it('that is over from the start calls back once, and again for another end', () => {
    const onEnd = jest.fn();
    place.render(<Countdown endAtMs={NOW_MS} onEnd={onEnd} />);
    expect(onEnd).toHaveBeenCalledTimes(1);
    place.render(<Countdown endAtMs={NOW_MS} onEnd={onEnd} />);
    expect(onEnd).toHaveBeenCalledTimes(1);
    place.render(<Countdown endAtMs={NOW_MS - 1} onEnd={onEnd} />);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('that still runs does not call back', () => {
    const onEnd = jest.fn();
    place.render(<Countdown endAtMs={NOW_MS + 1_000} onEnd={onEnd} />);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('counts by the second, reports its end once, and stops', () => {
    const onEnd = jest.fn();
    place.render(<Countdown endAtMs={NOW_MS + 2_000} form="seconds" template="{time}s" onEnd={onEnd} />);
    expect(place.element.textContent).toBe('2s');
    act(() => jest.advanceTimersByTime(1_000));
    expect([place.element.textContent, onEnd.mock.calls.length]).toEqual(['1s', 0]);
    act(() => jest.advanceTimersByTime(5_000));
    expect([place.element.textContent, onEnd.mock.calls.length]).toEqual(['0s', 1]);
    place.render(null);
    expect(jest.getTimerCount()).toBe(0);
  });
});
