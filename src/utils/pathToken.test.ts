import { cutPathToken, readPathToken } from './pathToken';

test.each([
  ['/outerOpenApp/abc', 'abc'],
  ['/outerOpenApp/abc/', 'abc'],
  ['/outerOpenApp//abc', 'abc'],
  ['/outerOpenApp/a%2Bb+c.d', 'a+b+c.d'],
  ['/outerOpenApp/%zz', '%zz'],
  ['/outerOpenApp/%E7%94%B2', ''],
  ['/outerOpenApp/a%0Ab', ''],
  [`/outerOpenApp/${'a'.repeat(513)}`, ''],
])('%s hands over %p and is gone', (path, token) => {
  const [bare, given] = cutPathToken(path) ?? ['', ''];
  expect(bare).toBe('/outerOpenApp');
  expect(readPathToken(given)).toBe(token);
});

test.each(['/outerOpenApp', '/outerOpenApp/', '/outerOpenApp/a/b', '/list/abc', '/x/outerOpenApp/abc', '/'])(
  '%s has none',
  (path) => expect(cutPathToken(path)).toBeNull(),
);
