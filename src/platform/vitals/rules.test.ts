import { countPlaceholders, wait } from './placeholders';
import { rounded } from './rounded';
import { isInSample } from './sample';

jest.mock('../navigation', () => ({ navigation: {} }));
jest.mock('../random', () => ({ random: {} }));

describe('the sample', () => {
  it.each([
    ['0000', true],
    ['1999', true],
    ['199a', false],
    ['ffff', false],
  ])('a visit that drew %s: %p', (digits, expected) => expect(isInSample(digits)).toBe(expected));

  it('is a tenth of all draws', () => {
    const draws = Array.from({ length: 0x10000 }, (_, draw) => draw.toString(16).padStart(4, '0'));
    expect(draws.filter(isInSample)).toHaveLength(6554);
  });
});

describe('figures', () => {
  it('are whole numbers, layout shifts have three digits, and what was not measured stays absent', () => {
    expect(rounded({ lcp: 1204.5, cls: 0.012_51, longTasks: 0, inp: undefined })).toEqual({
      lcp: 1205,
      cls: 0.013,
      longTasks: 0,
    });
  });
});

describe('placeholders', () => {
  /** Whether all were gone, at each check. */
  const checks: boolean[] = [];
  const count = () => {
    const page = countPlaceholders(() => checks.push(page.areGone()));
    return page;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    checks.length = 0;
  });
  afterEach(() => jest.useRealTimers());
  const turn = (): void => void jest.advanceTimersByTime(0);

  it('are gone when a page without any has rendered', () => {
    const page = count();
    turn();
    expect([checks, page.areGone()]).toEqual([[], false]);
    page.rendered();
    turn();
    expect(checks).toEqual([true]);
  });

  it('are gone when the last one is', () => {
    const page = count();
    const ends = [wait(), wait()];
    page.rendered();
    ends[0]?.();
    turn();
    expect(checks).not.toContain(true);
    ends[1]?.();
    turn();
    expect(checks.at(-1)).toBe(true);
  });

  it('are not gone while one replaces another in the same turn', () => {
    const page = count();
    const end = wait();
    page.rendered();
    end?.();
    wait();
    turn();
    expect(checks).not.toContain(true);
  });

  it('belong to the page that was opened last', () => {
    const left = count();
    const end = wait();
    const opened = count();
    wait();
    left.rendered();
    opened.rendered();
    end?.();
    expect([left.areGone(), opened.areGone()]).toEqual([true, false]);
  });
});
