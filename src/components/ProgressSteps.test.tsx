import { testPlace } from '@/utils/testing/place';
import { progressPercent, ProgressSteps } from './ProgressSteps';

const place = testPlace();

describe('steps', () => {
  it.each([
    [-1, [false, false], '0%', '0'],
    [1, [true, false], '25%', '1'],
    [1.9, [true, false], '25%', '1'],
    [2, [true, true], '100%', '2'],
    [NaN, [false, false], '0%', '0'],
  ])('%p of 2: %j, the bar %s', (current, done, width, now) => {
    place.render(<ProgressSteps label="进度" current={current} steps={[{ key: 1 }, { key: 2 }]} />);
    const steps = Array.from(place.element.querySelectorAll('.step'));
    expect(steps.map(({ classList }) => classList.contains('done'))).toEqual(done);
    expect(place.element.querySelector<HTMLElement>('.bar')?.style.width).toBe(width);
    expect(place.element.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe(now);
  });
});

describe('progress', () => {
  it.each([[0, 5, 0], [1, 7, 7.14], [1, 5, 10], [2, 5, 30], [5, 5, 100], [9, 5, 100], [1, 0, 0]])('%i of %i steps fill %i per cent', (done, total, percent) =>
    expect(progressPercent(done, total)).toBe(percent)); // prettier-ignore

  it('reports its value, clamped to its range', () => {
    place.render(<ProgressSteps label="进度" current={9} steps={[{ key: 1 }, { key: 2 }]} />);
    const bar = place.element.querySelector('[role=progressbar]');
    expect([bar?.getAttribute('aria-valuenow'), bar?.getAttribute('aria-valuemax')]).toEqual(['2', '2']);
  });
});
