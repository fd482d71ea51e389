import { FakeClock } from '@/utils/testing/fakeClock';
import { createModuleQueue } from './moduleQueue';

const due = (turns: ReturnType<typeof createModuleQueue>, count: number): number =>
  Array.from({ length: count }, (_, index) => turns.isDue(index)).filter(Boolean).length;

test('makes modules due one at a time, notifies about each, and pauses after the first screen', async () => {
  const clock = new FakeClock();
  const turns = createModuleQueue(clock);
  const reported: [number, number][] = [];
  const startMs = clock.nowMs();
  turns.subscribe(() => reported.push([due(turns, 10), clock.nowMs() - startMs]));
  expect(due(turns, 10)).toBe(0);
  turns.runTo(5);
  expect(due(turns, 10)).toBe(0);
  await clock.advance(10_000);
  expect(reported).toEqual([
    [1, 32],
    [2, 64],
    [3, 96],
    [4, 496],
    [5, 528],
  ]);
  expect(clock.pending).toBe(0);
});

test('goes on if the page gets more modules, and stops after unmounting', async () => {
  const clock = new FakeClock();
  const turns = createModuleQueue(clock);
  turns.runTo(4);
  await clock.advance(1000);
  turns.runTo(8);
  await clock.advance(40);
  turns.stop();
  await clock.advance(1000);
  expect(due(turns, 10)).toBe(5);
  expect(clock.pending).toBe(0);
});
