import { commitOf, outdated } from './checkout.mjs';

test('a commit has a full hash; a name that git does not know is refused with a sentence', () => {
  expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
  expect(() => commitOf('no-such-branch')).toThrow('git knows no commit no-such-branch.');
  expect(() => commitOf('--all')).toThrow('git knows no commit --all.');
});

test('the most recently used checkouts stay', () => {
  const folders = ['a', 'b', 'c'].map((name, index) => ({ name, usedAtMs: index }));
  expect(outdated(folders, 2)).toEqual(['a']);
  expect(outdated(folders, 3)).toEqual([]);
});
