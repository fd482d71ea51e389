import { countPlaceholders, wait } from './placeholders';

describe('placeholders', () => {
  const none = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    none.mockReset();
  });
  afterEach(() => jest.useRealTimers());
  const turn = (): void => void jest.advanceTimersByTime(0);

  it('none is left when a page without any has rendered', () => {
    const rendered = countPlaceholders(none);
    turn();
    expect(none).not.toHaveBeenCalled();
    rendered();
    turn();
    expect(none).toHaveBeenCalledTimes(1);
  });

  it('none is left when the last one is gone', () => {
    const rendered = countPlaceholders(none);
    const ends = [wait(), wait()];
    rendered();
    ends[0]?.();
    turn();
    expect(none).not.toHaveBeenCalled();
    ends[1]?.();
    turn();
    expect(none).toHaveBeenCalledTimes(1);
  });

  it('one is left while it replaces another in the same turn', () => {
    const rendered = countPlaceholders(none);
    const end = wait();
    rendered();
    end?.();
    wait();
    turn();
    expect(none).not.toHaveBeenCalled();
  });

  it('belong to the page that was opened last', () => {
    const leftIsDrawn = jest.fn();
    const left = countPlaceholders(leftIsDrawn);
    const end = wait();
    const opened = countPlaceholders(none);
    wait();
    left();
    opened();
    end?.();
    turn();
    expect(leftIsDrawn).toHaveBeenCalled();
    expect(none).not.toHaveBeenCalled();
  });
});
