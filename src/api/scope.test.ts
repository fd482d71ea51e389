import { createScope, LatestScope } from './scope';

test('tasks run once on cancel, immediately when late, never when removed', () => {
  const scope = createScope();
  const ran: string[] = [];
  scope.onCancel(() => ran.push('a'));
  scope.onCancel(() => ran.push('b'))();
  expect(scope.isCancelled).toBe(false);
  scope.cancel();
  scope.cancel();
  expect(scope.isCancelled).toBe(true);
  scope.onCancel(() => ran.push('c'));
  expect(ran).toEqual(['a', 'c']);
});

describe('LatestScope', () => {
  it('cancels the previous one, and the latest when its life ends', () => {
    const life = createScope();
    const latest = new LatestScope(life);
    const first = latest.next();
    const second = latest.next();
    expect([first.isCancelled, second.isCancelled]).toEqual([true, false]);
    life.cancel();
    expect(second.isCancelled).toBe(true);
  });

  it('cancels the running one and continues', () => {
    const latest = new LatestScope(createScope());
    const first = latest.next();
    latest.cancel();
    latest.cancel();
    expect([first.isCancelled, latest.next().isCancelled]).toEqual([true, false]);
  });

  it('gives no scope that outlives its life', () => {
    const life = createScope();
    life.cancel();
    expect(new LatestScope(life).next().isCancelled).toBe(true);
  });
});
