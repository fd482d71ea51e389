import { BARE_PATH, pathToken, readPathToken } from './pathToken';

test.each([
  ['/outerOpenApp/abc', 'abc'],
  ['/outerOpenApp/abc/', 'abc'],
  ['/outerOpenApp//abc', 'abc'],
  ['/OuterOpenAPP/abc', 'abc'],
  ['/outerOpenApp/a%2Bb+c.d', 'a+b+c.d'],
  ['/outerOpenApp/%zz', '%zz'],
  ['/outerOpenApp/%E7%94%B2', ''],
  ['/outerOpenApp/a%0Ab', ''],
  [`/outerOpenApp/${'a'.repeat(513)}`, ''],
])('the path %s yields %p', (path, token) => {
  expect(path.toLowerCase().startsWith(BARE_PATH.toLowerCase())).toBe(true);
  expect(pathToken(path)).not.toBe('');
  expect(readPathToken(pathToken(path))).toBe(token);
});

test.each(['/outerOpenApp', '/outerOpenApp/', '/outerOpenApp/a/b', '/list/abc', '/x/outerOpenApp/abc', '/'])(
  'the path %s has no token',
  (path) => expect(pathToken(path)).toBe(''),
);
