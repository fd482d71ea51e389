import fc from 'fast-check';
import { couponValue, trimZeros } from './couponValue';

describe('coupon value (product §1.2.1)', () => {
  it.each([
    [2, '8.50', { prefix: '', amount: '8.5', suffix: '折' }],
    [2, '9', { prefix: '', amount: '9', suffix: '折' }],
    [3, '5.00', { prefix: '￥', amount: '5', suffix: '' }],
    [4, '12.34', { prefix: '￥', amount: '12.34', suffix: '' }],
    [99, '6', { prefix: '￥', amount: '6', suffix: '' }], // a type that does not exist yet
    [5, '0', { prefix: '', amount: '免费', suffix: '' }],
  ])('type %i with %s', (type, cost, expected) => {
    expect(couponValue({ type, cost })).toEqual(expected);
  });

  it('trims zeros without changing the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), (fen) => {
        const text = (fen / 100).toFixed(2);
        expect(Number(trimZeros(text))).toBe(Number(text));
        expect(trimZeros(text)).not.toMatch(/\.\d*0$|\.$/);
      }),
    );
  });
  it('leaves whole numbers and non-decimal texts unchanged', () => {
    expect(trimZeros('100')).toBe('100');
    expect(trimZeros('abc')).toBe('abc');
  });
});
