import fc from 'fast-check';
import { runs } from '../../test/harness/wide';
import { numberParam, readNumber, switchParam, textParam, type NumberRule } from './addressParams';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const odd = fc.oneof(
  text,
  fc.constantFrom(
    'NaN',
    'Infinity',
    '-Infinity',
    '1e21',
    '1e-7',
    '0x10',
    '-1',
    '+1',
    '.5',
    '5.',
    '1_000',
    '１２',
    '',
  ),
  fc.double().map(String),
  fc.bigInt().map(String),
);
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?:^|[^\ud800-\udbff])[\udc00-\udfff]/;

test.each([
  [undefined, ''],
  [' RC-1\u200b ', 'RC-1'],
  ['\u3000RC-1\ufeff', 'RC-1'],
  ['a\ud83d', 'a'],
  ['张三', '张三'],
])('text %j is %j', (value, expected) => expect(textParam({ a: value }, 'a')).toBe(expected));

test('any text is well formed, at most the maximum length, without invisible characters and surrounding spaces', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (value, max) => {
      const read = textParam({ a: value }, 'a', max);
      expect(read.length).toBeLessThanOrEqual(max);
      expect(read).toBe(read.trim());
      expect(read).not.toMatch(LONE);
      expect(read).not.toMatch(/[\u0000\u200b\u202e\ufeff]/);
      expect(() => encodeURIComponent(read)).not.toThrow();
      expect(textParam({ a: read }, 'a', max)).toBe(read);
    }),
    { numRuns: runs(200, 2000) },
  );
});

const WEIGHT: NumberRule = { min: 1, max: 50 };
test.each<[string | undefined, NumberRule, number | null]>([
  ['2', WEIGHT, 2],
  [' 2\u200b', WEIGHT, 2],
  ['２', WEIGHT, null],
  ['2.5', WEIGHT, null],
  ['2.5', { ...WEIGHT, decimals: 1 }, 2.5],
  ['2.55', { ...WEIGHT, decimals: 1 }, null],
  ['0', WEIGHT, null],
  ['51', WEIGHT, null],
  ['2kg', WEIGHT, null],
  ...['NaN', 'Infinity', '1e1', '0x10', '-1', '+1', '1,0', '.5', '5.', '', undefined].map(
    (value): [string | undefined, NumberRule, null] => [value, { ...WEIGHT, decimals: 2 }, null],
  ),
])('number %j under %o is %p', (value, rule, expected) =>
  expect(numberParam({ a: value }, 'a', rule)).toBe(expected),
);

test('any number read from a text satisfies the rule, and is written as a plain number', () => {
  const rule = fc
    .tuple(fc.nat(1000), fc.nat(1_000_000), fc.nat(3))
    .map(([min, span, decimals]): NumberRule => ({ min, max: min + span, decimals }));
  fc.assert(
    fc.property(odd, rule, (value, allowed) => {
      const read = readNumber(value, allowed);
      if (read === null) return;
      expect(read).toBeGreaterThanOrEqual(allowed.min);
      expect(read).toBeLessThanOrEqual(allowed.max);
      expect((String(read).split('.')[1] ?? '').length).toBeLessThanOrEqual(allowed.decimals ?? 0);
    }),
    { numRuns: runs(300, 3000) },
  );
});

test('a valid number is read as written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (value) => {
      expect(readNumber(String(value), { min: 0, max: 1_000_000 })).toBe(value);
    }),
  );
});

test.each([
  [undefined, false],
  ['', true],
  ['1', true],
  ['0', false],
  [' false ', false],
])('switch %j: %s', (value, expected) => expect(switchParam({ a: value }, 'a')).toBe(expected));
