import fc from 'fast-check';
import { withoutToken } from './addressToken';

const enc = encodeURIComponent;

test.each<[string, string, string, string | null]>([
  ['none', '/list/A?channel=1#top', '/list/A?channel=1#top', null],
  ['the query’s', '/list/A?token=abc&channel=1', '/list/A?channel=1', 'abc'],
  ['alone', '/list/A?token=abc', '/list/A', 'abc'],
  ['the last of several', '?token=a&token=b', '', 'b'],
  ['the last of several, escaped for HTML', '?token=a&amp;token=b&x=1', '?x=1', 'b'],
  ['as a list', '?token[]=a&token%5B1%5D=b', '', 'b'],
  ['blanks around the name', '?%20token=a&token%00=b&token%E2%80%8B=c', '', 'c'],
  ['a second question mark', '/list/A?token=a?token=b', '/list/A', 'a'],
  ['a second question mark behind another key', '/list/A?x=1?token=b', '/list/A?x=1', null],
  ['behind a semicolon', '?a=1;token=b&c=2', '?a=1&c=2', null],
  ['in a value that is a query', `?x=${enc('a=1&token=b')}&y=${enc('token=c')}`, `?x=${enc('a=1')}&y=`, null],
  ['encoded name and value', '?%74oken=a%2Bb', '', 'a+b'],
  ['another spelling', '?Token=abc', '', 'abc'],
  ['empty', '?token=', '', ''],
  ['without a value', '?token&a=1', '?a=1', ''],
  ['in the fragment', '/list/A#token=abc', '/list/A', null],
  ['in the fragment, beside others', '/list/A#a=1&token=abc', '/list/A#a=1', null],
  ['in the fragment’s query', '/x#/list/A?token=abc&b=2', '/x#/list/A?b=2', null],
  [
    'in an address within it',
    `/x?backUrl=${enc('https://m.test/list/A?token=abc&b=2')}`,
    `/x?backUrl=${enc('https://m.test/list/A?b=2')}`,
    null,
  ],
  [
    'in an address within that',
    `/x?a=1&to=${enc(`/y?backUrl=${enc('/z?token=abc')}`)}`,
    `/x?a=1&to=${enc(`/y?backUrl=${enc('/z')}`)}`,
    null,
  ],
  ['both', `?token=own&to=${enc('/y?token=other')}`, `?to=${enc('/y')}`, 'own'],
  ['other keys with the word stay', '?taskToken=a&tokenless=b', '?taskToken=a&tokenless=b', null],
  ['a text that only speaks of it', '?msg=token%20lost', '?msg=token%20lost', null],
  ['half a surrogate pair within', '?token=a&x=\ud83d?token=b', '?x=', 'a'],
  ['undecodable', '?%zz=1&token=%zz', '?%zz=1', '%zz'],
])('%s', (_name, address, bare, token) => {
  expect(withoutToken(address)).toEqual({ address: bare, token });
});

test('the token is removed from any position; addresses without one stay exactly the same', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/).filter((text) => !text.includes('token'));
  const secret = 'SECRETSECRET';
  const query = fc.array(fc.tuple(word, word), { maxLength: 4 });
  const text = (pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([key, value]) => `${key}=${value}`).join('&');
  fc.assert(
    fc.property(query, query, fc.nat(3), fc.boolean(), (before, after, depth, isInFragment) => {
      let address = `/p?${text([...before, ['token', secret], ...after])}`;
      for (let level = 1; level < depth; level += 1) address = `/q?to=${enc(address)}`;
      if (isInFragment) address = address.replace('?', '#');
      expect(withoutToken(address).address).not.toContain(secret);
      const plain = `/p?${text([...before, ...after])}#${text(after)}`;
      expect(withoutToken(plain)).toEqual({ address: plain, token: null });
    }),
  );
});
