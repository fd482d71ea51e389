import fc from 'fast-check';
import { placeOf, ringOf, stripOf } from './board';
import type { Prize } from './drawTypes';

const prize = (code: string, type = 2): Prize => ({
  code,
  type,
  name: code,
  imageUrl: '',
  couponType: 3,
  cost: '1',
  business: '',
  limitText: '',
});
const pool = (count: number): Prize[] => Array.from({ length: count }, (_, index) => prize(`P${index}`));
const codes = (prizes: readonly Prize[]): string[] => prizes.map(({ code }) => code || '*');

describe('ring of the grid (product §2.5)', () => {
  it.each([
    [8, ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7']],
    [9, ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', '*']],
    [11, ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', '*']],
    [7, ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P0']],
    [3, ['P0', 'P1', 'P2', 'P0', 'P1', 'P2', 'P0', 'P1']],
    [1, ['P0', 'P0', 'P0', 'P0', 'P0', 'P0', 'P0', 'P0']],
  ])('%i prizes', (count, expected) => {
    expect(codes(ringOf(pool(count)))).toEqual(expected);
  });
  it('the surprise filler has type -1', () => {
    expect(ringOf(pool(10))[7]?.type).toBe(-1);
  });
});

describe('strip of the row (product §2.5)', () => {
  it.each([
    [1, 1, false],
    [3, 3, false],
    [4, 8, true],
    [8, 16, true],
    [9, 12, true],
    [20, 23, true],
  ])('%i prizes: %i items, scrolls %s', (count, items, isScrolling) => {
    const strip = stripOf(pool(count));
    expect([strip.items.length, strip.isScrolling]).toEqual([items, isScrolling]);
    expect(strip.items.filter((_, index) => !strip.isEcho(index))).toHaveLength(count);
    strip.items.forEach((item, index) => expect(item.code).toBe(`P${index % count}`));
  });
});

describe('place to stop on', () => {
  it.each(['grid', 'row'] as const)('%s: every prize has one, an unknown prize has none', (style) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.boolean(), (count, hasThanks) => {
        const prizes = [...pool(count - 1), prize('LAST', hasThanks ? 5 : 2)];
        const shown = style === 'grid' ? ringOf(prizes) : stripOf(prizes).items;
        expect(style === 'row' || shown.length === 8).toBe(true);
        for (const { code } of prizes) {
          const place = placeOf(style, prizes, code);
          const found = place === null ? null : shown[place];
          // Its own place, or the filler when the ring has no room.
          expect([code, '']).toContain(found?.code);
          expect(found?.code !== '' || count > 8).toBe(true);
          if (found?.code === '') expect(shown.some((other) => other.code === code)).toBe(false);
        }
        expect(placeOf(style, prizes, 'STRANGER')).toBeNull();
        expect(placeOf(style, prizes, '')).toBeNull();
      }),
    );
  });
});
