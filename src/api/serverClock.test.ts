import fc from 'fast-check';
import { createServerClock } from './serverClock';

const header = (ms: number): string => new Date(ms).toUTCString();

test("device time until the first response, then the server's within half a second and the request time", () => {
  let device = 1_000_000;
  const clock = createServerClock(() => device);
  expect(clock.nowMs()).toBe(device);
  expect(clock.spanMs()).toEqual([device, device]);
  expect(clock.isSynced()).toBe(false);
  device += 50;
  clock.observe(header(5_000_400), 1_000_000, device);
  expect(clock.isSynced()).toBe(true);
  expect(Math.abs(clock.nowMs() - 5_000_425)).toBeLessThan(600);
});

test('the true offset stays inside the interval, and responses only narrow it', () => {
  const answer = fc.record({
    waitMs: fc.integer({ min: 0, max: 5000 }),
    upMs: fc.integer({ min: 0, max: 400 }),
    downMs: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(answer, { minLength: 1, maxLength: 20 }),
      (offsetMs, answers) => {
        let device = 1_700_000_000_000;
        const clock = createServerClock(() => device);
        for (const { waitMs, upMs, downMs } of answers) {
          device += waitMs;
          const sentAt = device;
          const stamped = device + upMs + offsetMs;
          device += upMs + downMs;
          clock.observe(header(stamped), sentAt, device);
          expect(Math.abs(clock.nowMs() - device - offsetMs)).toBeLessThanOrEqual((1000 + 800) / 2 + 1);
          const [earliestMs, latestMs] = clock.spanMs();
          expect(earliestMs).toBeLessThanOrEqual(device + offsetMs);
          expect(latestMs).toBeGreaterThanOrEqual(device + offsetMs);
          expect(latestMs - earliestMs).toBeLessThanOrEqual(1000 + 800);
        }
      },
    ),
  );
});

test('a changed clock is followed immediately; an unreadable header and a device clock set back are ignored', () => {
  let device = 1_000_000;
  const clock = createServerClock(() => device);
  clock.observe(header(1_000_000), device, device);
  device += 1000;
  clock.observe(header(9_000_000), device, device);
  expect(Math.abs(clock.nowMs() - 9_000_000)).toBeLessThanOrEqual(1000);
  const before = clock.nowMs();
  clock.observe('yesterday', device, device);
  clock.observe(undefined, device, device);
  clock.observe(header(1), device, device - 1);
  expect(clock.nowMs()).toBe(before);
});
