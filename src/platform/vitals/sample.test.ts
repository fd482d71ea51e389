import { isInSample } from './sample';

jest.mock('../navigation', () => ({ navigation: {} }));
jest.mock('../random', () => ({ random: {} }));

describe('the sample', () => {
  it.each([
    ['0000', true],
    ['1999', true],
    ['199a', false],
    ['ffff', false],
  ])('a visit that drew %s: %p', (digits, expected) => expect(isInSample(digits)).toBe(expected));

  it('is a tenth of all draws', () => {
    const draws = Array.from({ length: 0x10000 }, (_, draw) => draw.toString(16).padStart(4, '0'));
    expect(draws.filter(isInSample)).toHaveLength(6554);
  });
});
