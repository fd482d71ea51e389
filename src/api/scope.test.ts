import { createScope } from './scope';

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
