import fc from 'fast-check';
import {
  businessNames,
  canOpenJoined,
  earnedFen,
  expiring,
  joinedLabel,
  joinedOf,
  yuanOfFen,
} from './fundRules';
import type { Fund, JoinedActivity } from './fundTypes';

const FUND: Fund = {
  availableFen: 1250,
  usedFen: 300,
  expiredFen: 45,
  expiringFen: 350,
  expiringDay: '2026-11-28',
  orderLimitFen: 500,
  businesses: [2, 4],
  ruleHtml: '',
};

describe('status of a joined activity', () => {
  it.each([
    [1, '待使用', true],
    [2, '待到账', false],
    [3, '部分已用', true],
    [4, '已用完', false],
    [5, '已结束', false],
    [0, '已结束', false],
    [99, '已结束', false],
  ])('%d is %s and can be opened: %s', (status, label, isOpen) => {
    expect([joinedLabel(status), canOpenJoined(status)]).toEqual([label, isOpen]);
  });

  it('only 1 and 3 can be opened, and every status has a label', () => {
    fc.assert(
      fc.property(fc.integer(), (status) => {
        expect(canOpenJoined(status)).toBe([1, 3].includes(status));
        expect(joinedLabel(status)).not.toBe('');
      }),
    );
  });
});

describe('amounts', () => {
  const fen = fc.integer({ min: 0, max: 10 ** 12 });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [1200, '12.00'],
    [1250, '12.50'],
  ])('%d fen is %s yuan', (amount, yuan) => expect(yuanOfFen(amount)).toBe(yuan));

  it('two decimals, and no loss of precision', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        const yuan = yuanOfFen(amount);
        expect(yuan).toMatch(/^\d+\.\d\d$/);
        expect(Number(yuan.replace('.', ''))).toBe(amount);
      }),
    );
  });

  it('earned equals available plus used plus expired, to the fen', () => {
    fc.assert(
      fc.property(fen, fen, fen, (availableFen, usedFen, expiredFen) => {
        const sum = earnedFen({ ...FUND, availableFen, usedFen, expiredFen });
        expect(BigInt(sum)).toBe(BigInt(availableFen) + BigInt(usedFen) + BigInt(expiredFen));
      }),
    );
  });

  it.each<[string, Partial<Fund>, ReturnType<typeof expiring>]>([
    ['some of it', {}, { fen: 350, day: '2026-11-28' }],
    ['all of it', { expiringFen: 1250 }, { fen: 1250, day: '2026-11-28' }],
    ['more than there is', { expiringFen: 9999 }, { fen: 1250, day: '2026-11-28' }],
    ['one fen', { expiringFen: 1 }, { fen: 1, day: '2026-11-28' }],
    ['nothing', { expiringFen: 0 }, null],
    ['nobody knows when', { expiringDay: '' }, null],
    ['an empty fund', { availableFen: 0 }, null],
  ])('expires soon: %s', (_name, changes, expected) => {
    expect(expiring({ ...FUND, ...changes })).toEqual(expected);
  });
});

describe('businesses', () => {
  it.each<[readonly number[], readonly string[]]>([
    [[], []],
    [[2], ['寄件']],
    [
      [2, 3, 4],
      ['寄件', '取件', '寄存'],
    ],
    // Two codes with the same name.
    [
      [13, 2, 9, 10],
      ['寄件', '家政'],
    ],
    [[77, -1, 4], ['寄存']],
  ])('%j gives %j', (businesses, names) => expect(businessNames(businesses)).toEqual(names));

  it('lists each name once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 40 })), (businesses) => {
        const names = businessNames(businesses);
        expect(new Set(names).size).toBe(names.length);
        expect(names.every((name) => name !== '')).toBe(true);
      }),
    );
  });
});

it('finds a joined activity by its id, and none for an id that is not the user’s', () => {
  const activity: JoinedActivity = {
    bizId: 'B-1',
    name: '甲',
    fen: 300,
    leftFen: 150,
    status: 3,
    ruleHtml: '',
  };
  expect(joinedOf([activity], 'B-1')).toBe(activity);
  expect(joinedOf([activity], 'B-2')).toBeNull();
  expect(joinedOf(null, 'B-1')).toBeNull();
});
