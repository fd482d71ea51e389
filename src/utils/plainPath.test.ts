import fc from 'fast-check';
import { plainPath } from './plainPath';

test.each([
  ['/', '/'],
  ['/list/A', '/list/A'],
  ['/list/A/', '/list/A/'],
  ['/list/a+b%2Fc%20d', '/list/a+b%2Fc%20d'],
  ['/fcFriday%20', '/fcFriday'],
  ['/fcFriday%E2%80%8B', '/fcFriday'],
  ['/fcFriday\u200b ', '/fcFriday'],
  ['/fcFriday/%20', '/fcFriday/'],
  ['/%EF%BB%BFlist/%E3%80%80RC-OPEN%C2%A0', '/list/RC-OPEN'],
  ['//list///RC-OPEN', '/list/RC-OPEN'],
  ['packages/coupon/receive/index ', 'packages/coupon/receive/index'],
  ['/list/%zz', '/list/%25zz'],
  ['/receiveCoupon/%E0%A4%A', '/receiveCoupon/%25E0%25A4%25A'],
  ['/list/%zz+', '/list/%25zz%2B'],
])('%j is corrected to %s', (path, plain) => expect(plainPath(path)).toBe(plain));

test('any path can be decoded afterwards, and is then unchanged by a second run', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('/', '%', '%20', '%E2%80%8B', 'list', '%zz'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const plain = plainPath(`/${pieces.join('')}`);
      expect(() => decodeURI(plain)).not.toThrow();
      expect(plainPath(plain)).toBe(plain);
      expect(plain).not.toMatch(/^\/\/./);
    }),
  );
});
