import fc from 'fast-check';
import {
  barPercent,
  cardName,
  cardState,
  type CardState,
  currentIndex,
  firstShownIndex,
  isFinished,
  modeOf,
  progressText,
  toCards,
} from './aggregationRules';
import { AGGREGATION_TEXTS, BUTTON_TEXTS } from './aggregationTexts';
import type { AggregationStage, DistributionStatus } from './aggregationTypes';

const stage = (
  currentCount: number,
  targetCount: number,
  distributionStatus: DistributionStatus = 0,
): AggregationStage => ({
  stageNo: 1,
  targetCount,
  currentCount,
  distributionStatus,
  prizeValueFen: 500,
  prizeTitle: '寄件券',
  couponIds: [],
});

const anyStage: fc.Arbitrary<AggregationStage> = fc.record({
  stageNo: fc.integer({ min: 1, max: 50 }),
  targetCount: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1_000_000_000 })),
  currentCount: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1_000_000_000 })),
  distributionStatus: fc.constantFrom<DistributionStatus>(0, 1, 2),
  prizeValueFen: fc.integer({ min: 0, max: 100_000_000 }),
  prizeTitle: fc.string(),
  couponIds: fc.constant([]),
});
const anyStages = fc.array(anyStage, { minLength: 1, maxLength: 50 });

const STATES: readonly CardState[] = [
  'TO_USE',
  'WAIT_DISTRIBUTION',
  'CAN_RECEIVE',
  'WAIT_RECEIVE_ACTIVE',
  'WAIT_RECEIVE_DIS',
];

describe('card state (product §1.4)', () => {
  it.each<[string, AggregationStage, boolean, CardState]>([
    ['distributed', stage(3, 3, 2), false, 'TO_USE'],
    ['distributed though the counts say otherwise', stage(0, 3, 2), true, 'TO_USE'],
    ['received', stage(3, 3, 1), false, 'WAIT_DISTRIBUTION'],
    ['received though the counts say otherwise', stage(0, 3, 1), true, 'WAIT_DISTRIBUTION'],
    ['reached exactly', stage(3, 3), false, 'CAN_RECEIVE'],
    ['more than reached, current', stage(8, 3), true, 'CAN_RECEIVE'],
    ['one parcel short, current', stage(2, 3), true, 'WAIT_RECEIVE_ACTIVE'],
    ['one parcel short, not current', stage(2, 3), false, 'WAIT_RECEIVE_DIS'],
    ['no parcel sent', stage(0, 1), false, 'WAIT_RECEIVE_DIS'],
  ])('%s', (_, given, isCurrent, expected) => {
    expect(cardState(given, isCurrent)).toBe(expected);
  });

  it('has the button texts of the description', () => {
    expect(STATES.map((state) => BUTTON_TEXTS[state])).toEqual([
      '去使用',
      '待发放',
      '立即领取',
      '待领取',
      '待领取',
    ]);
  });
});

it.each<[string, readonly AggregationStage[], number]>([
  ['the only claimable card', [stage(3, 1, 2), stage(3, 2), stage(3, 4), stage(3, 6)], 1],
  ['the first of several', [stage(4, 1), stage(4, 2), stage(4, 4), stage(4, 6)], 0],
  ['a claimable card behind the current one', [stage(0, 1), stage(0, 1), stage(2, 2), stage(0, 3)], 2],
  ['without any, the current card', [stage(3, 1, 2), stage(3, 2, 1), stage(3, 4), stage(3, 6)], 2],
  ['all claimed, the last card', [stage(6, 1, 2), stage(6, 2, 2), stage(6, 4, 2), stage(6, 6, 1)], 3],
])('a scrolling row begins at %s', (_, stages, expected) => {
  expect(firstShownIndex(toCards(stages))).toBe(expected);
});

describe('current task', () => {
  it.each([
    ['none', [], -1],
    ['first unfinished', [stage(1, 1), stage(1, 3), stage(1, 5)], 1],
    ['unfinished before finished', [stage(0, 1), stage(3, 3)], 0],
    ['the last when all are done', [stage(5, 1), stage(5, 3), stage(5, 5)], 2],
  ])('%s', (_, stages, expected) => {
    expect(currentIndex(stages)).toBe(expected);
  });
});

it.each([
  [[], 'single'],
  [[1, 1, 1], 'single'],
  [[1, 2], 'multiple'],
  [[2, 1], 'multiple'],
] as const)('targets %j make mode %s', (targets, expected) => {
  expect(modeOf(targets.map((target) => stage(0, target)))).toBe(expected);
});

it.each([
  [stage(1, 1), 'single', '已寄 1 件'],
  [stage(4, 1), 'single', '已寄 4 件'],
  [stage(0, 1), 'single', '再寄 1 件可领'],
  [stage(3, 3), 'multiple', '已寄 3/3 件'],
  [stage(8, 3), 'multiple', '已寄 8/3 件'],
  [stage(1, 3), 'multiple', '再寄 1/3 件可领'],
  [stage(0, 1), 'multiple', '再寄 0/1 件可领'],
] as const)('progress text %#', (given, mode, expected) => {
  expect(progressText(given, mode)).toBe(expected);
});

it.each([
  [[], 0],
  [[stage(0, 1)], 0],
  [[stage(1, 1)], 100],
  [[stage(1, 1), stage(1, 3)], 66.66],
  [[stage(3, 1), stage(3, 2), stage(3, 3), stage(3, 5), stage(3, 10)], 72],
  [[stage(999_999_999, 1_000_000_000)], 99.99],
])('bar %#', (stages, expected) => {
  expect(barPercent(stages)).toBe(expected);
});

it('names a card with its reward and what is missing', () => {
  const [, card] = toCards([stage(1, 1), { ...stage(1, 3), stageNo: 2, prizeValueFen: 1250 }]);
  if (card === undefined) throw new Error('no second card');
  expect(cardName(card, '寄件券', '待领取')).toBe('第2阶段 ￥12.5 寄件券 再寄 1/3 件可领 待领取');
});

it('adds where rewards appear to the description’s text', () => {
  expect(AGGREGATION_TEXTS.waitDistribution).toMatch(/^奖励将在快件发运后自动到账，.*小程序/);
});

describe('any stages', () => {
  it('have exactly one current task: the first unfinished one, or the last if all are done', () => {
    fc.assert(
      fc.property(anyStages, (stages) => {
        const cards = toCards(stages);
        expect(cards.filter((card) => card.isCurrent)).toHaveLength(1);
        const at = cards.findIndex((card) => card.isCurrent);
        expect(cards.slice(0, at).every(isFinished)).toBe(true);
        expect(isFinished(cards[at]!)).toBe(cards.every(isFinished));
        if (cards.every(isFinished)) expect(at).toBe(cards.length - 1);
      }),
    );
  });

  it('are in one of the five states each, and only a current one is WAIT_RECEIVE_ACTIVE', () => {
    fc.assert(
      fc.property(anyStages, (stages) => {
        const cards = toCards(stages);
        expect(cards).toHaveLength(stages.length);
        for (const card of cards) {
          expect(STATES.filter((state) => state === card.state)).toHaveLength(1);
          if (card.state === 'WAIT_RECEIVE_ACTIVE') expect(card.isCurrent).toBe(true);
          if (card.state === 'WAIT_RECEIVE_DIS') expect(card.isCurrent).toBe(false);
          if (card.state === 'CAN_RECEIVE')
            expect([isFinished(card), card.distributionStatus]).toEqual([true, 0]);
        }
        const active = cards.filter(({ state }) => state === 'WAIT_RECEIVE_ACTIVE');
        expect(active.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('have a mode that depends only on their targets, and progress texts of that mode', () => {
    fc.assert(
      fc.property(anyStages, (stages) => {
        const isMultiple = Math.max(...stages.map(({ targetCount }) => targetCount)) > 1;
        expect(modeOf(stages)).toBe(isMultiple ? 'multiple' : 'single');
        const figures = isMultiple ? '\\d+/\\d+' : '\\d+';
        for (const card of toCards(stages)) {
          const form = isFinished(card) ? `^已寄 ${figures} 件$` : `^再寄 ${figures} 件可领$`;
          expect(card.progress).toMatch(new RegExp(form));
          if (!isMultiple && !isFinished(card)) expect(card.progress).not.toContain(' 0 ');
        }
      }),
    );
  });

  it('fill the bar from 0 to 100 without float noise, and to 100 only if all are done', () => {
    fc.assert(
      fc.property(anyStages, (stages) => {
        const percent = barPercent(stages);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(String(percent)).toMatch(/^\d{1,3}(\.\d{1,2})?$/);
        expect(percent === 100).toBe(stages.every(isFinished));
      }),
    );
  });

  it('never shrink the bar by sending one more parcel, per stage or in total', () => {
    fc.assert(
      fc.property(anyStages, fc.nat(), fc.integer({ min: 1, max: 1000 }), (stages, at, more) => {
        const grow = (one: AggregationStage): AggregationStage => ({
          ...one,
          currentCount: one.currentCount + more,
        });
        const before = barPercent(stages);
        const one = stages.map((each, index) => (index === at % stages.length ? grow(each) : each));
        expect(barPercent(one)).toBeGreaterThanOrEqual(before);
        expect(barPercent(stages.map(grow))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
