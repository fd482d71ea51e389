/** Time in a window of Node (`engine/node/clock`): it runs, and can be skipped. */
import type { Page } from 'playwright-core';
import type { Clock } from '../../engine/node/clock';
import { phones } from '../engines/phones';

interface PhoneWindow {
  readonly __clock: Pick<Clock, 'skip'>;
}

const { open } = phones();

/** What two timers, a repeated one and one that the first starts log within three skipped seconds. */
const skipThreeSeconds = (page: Page) =>
  page.evaluate(async () => {
    const said: string[] = [];
    const from = Date.now();
    const note = (name: string): void =>
      void said.push(`${name} ${Math.round((Date.now() - from) / 100) * 100}`);
    setTimeout(() => {
      note('late');
      setTimeout(note, 500, 'later');
    }, 2000);
    setTimeout(note, 4000, 'too late');
    const never = setTimeout(note, 100, 'never');
    clearTimeout(never);
    const ticking = setInterval(() => {
      // A promise in between settles before the next timer.
      void Promise.resolve('tick').then(note);
    }, 1000);
    await (window as unknown as PhoneWindow).__clock.skip(3000);
    clearInterval(ticking);
    return { said, passedMs: Date.now() - from, year: new Date(2026, 0, 1).getFullYear() };
  });

test('skipped time runs each timer in order and at its date', async () => {
  const page = await open('weapp', { path: 'packages/account/login/index' });
  const startedAt = Date.now();
  const { said, passedMs, year } = await skipThreeSeconds(page);
  expect(said).toEqual(['tick 1000', 'late 2000', 'tick 2000', 'later 2500', 'tick 3000']);
  expect(passedMs).toBeGreaterThanOrEqual(3000);
  expect(passedMs).toBeGreaterThan(Date.now() - startedAt);
  expect(year).toBe(2026);
});

test('time that is not skipped runs normally', async () => {
  const page = await open('weapp', { path: 'packages/account/login/index' });
  expect(
    await page.evaluate(async () => {
      const from = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 60));
      await new Promise(requestAnimationFrame);
      return Date.now() - from >= 60;
    }),
  ).toBe(true);
});
