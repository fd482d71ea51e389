import { createScope, LatestScope } from './scope';

test('tasks run once on cancel, at once when late, never when taken back', () => {
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
  it('cancels the one before, and the latest when its life ends', () => {
    const life = createScope();
    const latest = new LatestScope(life);
    const first = latest.next();
    const second = latest.next();
    expect([first.isCancelled, second.isCancelled]).toEqual([true, false]);
    life.cancel();
    expect(second.isCancelled).toBe(true);
  });

  it('cancels what is under way and goes on', () => {
    const latest = new LatestScope(createScope());
    const first = latest.next();
    latest.cancel();
    latest.cancel();
    expect([first.isCancelled, latest.next().isCancelled]).toEqual([true, false]);
  });

  it('gives nothing that lives after its life', () => {
    const life = createScope();
    life.cancel();
    expect(new LatestScope(life).next().isCancelled).toBe(true);
  });
});
