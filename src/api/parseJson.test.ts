import fc from 'fast-check';
import { parseJson } from './parseJson';

test.each<[string, unknown]>([
  ['{"id":1234567890123456789}', { id: '1234567890123456789' }],
  ['{"ids":[9007199254740993, -9007199254740993]}', { ids: ['9007199254740993', '-9007199254740993'] }],
  ['{"id":9007199254740991}', { id: 9_007_199_254_740_991 }],
  ['{"text":"say \\"1234567890123456789\\" \\\\"}', { text: 'say "1234567890123456789" \\' }],
  ['{"longitude":121.47370000000001}', { longitude: 121.47370000000001 }],
  ['{"big":12345678901234567890e-19}', { big: 1.234567890123456789 }],
  ['1234567890123456789', '1234567890123456789'],
])('%s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test('reads everything else as JSON.parse does', () => {
  fc.assert(
    fc.property(
      fc.json().filter((json) => !/\d{16}/.test(json)),
      (text) => {
        const long = `[${text},"1234567890123456789"]`;
        expect(parseJson(long)).toEqual([JSON.parse(text), '1234567890123456789']);
      },
    ),
  );
});

test.each(['', '{', '"1234567890123456789', '[1234567890123456789'])('%s is invalid JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
