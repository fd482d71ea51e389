import fc from 'fast-check';
import { hasElevenDigits, isMobileNumber, maskPhone } from './phone';

it.each([
  ['13800138000', true, true],
  ['23800138000', true, false],
  ['1380013800', false, false],
  ['138001380000', false, false],
  ['1380013800x', false, false],
  ['', false, false],
])('%p: eleven digits %p, a mobile number %p', (phone, isEleven, isMobile) =>
  expect([hasElevenDigits(phone), isMobileNumber(phone)]).toEqual([isEleven, isMobile]),
);

describe('phone mask (product §1.5)', () => {
  it('hides exactly the middle four of any 11-digit number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{10}$/), (phone) => {
        const masked = maskPhone(phone);
        expect(masked).toMatch(/^\d{3}\*{4}\d{4}$/);
        expect(masked.slice(0, 3) + masked.slice(-4)).toBe(phone.slice(0, 3) + phone.slice(-4));
        expect(maskPhone(masked)).toBe(masked);
      }),
    );
  });
  it.each(['', '123', '138****0000', '138000000001'])('leaves %p unchanged', (text) =>
    expect(maskPhone(text)).toBe(text),
  );
});
