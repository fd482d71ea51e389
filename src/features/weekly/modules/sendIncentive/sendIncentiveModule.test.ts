import fc from 'fast-check';
import { ContractError } from '@/api/errors';
import { lengths, LONG, many } from '../testing/limits';
import { moduleDecoderSuite } from '../testing/moduleDecoder.suite';
import { type IncentiveStageView, sendIncentiveModule, type SendIncentiveView } from './sendIncentiveModule';
import { nextStep, reachedCount, stagePrize, stageState, steadyEndMs } from './sendIncentiveRules';

const wire = (answer: object = {}, progress: object = {}): unknown => ({
  titleImgUrl: '/t.png',
  sendIncentiveProgressResp: {
    secondsToexpiry: 90_000,
    sendIncentiveTaskProgressDTO: {
      title: '寄满 5 件',
      currentNum: 2,
      stageList: [
        { targetNum: 5, prizeAmount: 1290, isReceived: false },
        { targetNum: 1, prizeAmount: 200, isReceived: true },
      ],
      buttonText: '去寄件',
      buttonJumpUrl: '/send',
      ...progress,
    },
    ...answer,
  },
});
const read = (answer?: object, progress?: object): SendIncentiveView =>
  sendIncentiveModule(wire(answer, progress), 'm');

describe('decoder', () => {
  it('reads the progress, its stages sorted by target', () => {
    expect(read()).toEqual({
      titleImageUrl: '/t.png',
      secondsLeft: 90_000,
      title: '寄满 5 件',
      sentCount: 2,
      stages: [
        { targetCount: 1, prizeFen: 200, isReceived: true },
        { targetCount: 5, prizeFen: 1290, isReceived: false },
      ],
      buttonText: '去寄件',
      linkUrl: '/send',
    });
  });

  it.each([
    ['no answer', { sendIncentiveProgressResp: null }],
    ['no progress', wire({ sendIncentiveTaskProgressDTO: null })],
    ['an end that is no number', wire({ secondsToexpiry: 'soon' })],
    ['no stages', wire({}, { stageList: [] })],
    ['stages without a target', wire({}, { stageList: [{ targetNum: 0, prizeAmount: 1 }] })],
    ['prizes below nothing', wire({}, { stageList: [{ targetNum: 1, prizeAmount: -1 }] })],
  ])('%s: not shown', (_name, answer) => {
    expect(() => sendIncentiveModule(answer, 'm')).toThrow(ContractError);
  });

  it.each([-1, 1.5, '2', null])('%p is not a valid number of parcels', (currentNum) => {
    expect(read({}, { currentNum }).sentCount).toBe(0);
  });

  it('limits the end to ten years', () => {
    expect(read({ secondsToexpiry: 1e300 }).secondsLeft).toBe(10 * 366 * 86_400);
  });
});

const stage = (targetCount: number, changes: Partial<IncentiveStageView> = {}): IncentiveStageView => ({
  targetCount,
  prizeFen: 550,
  isReceived: false,
  ...changes,
});
const received = { isReceived: true };

it.each([
  [0, [stage(1), stage(3)], 0, '再寄 1 件，可得 5.5元'],
  [1, [stage(1), stage(3)], 1, '再寄 2 件，可得 5.5元'],
  [3, [stage(1, received), stage(3)], 2, '已全部达标，奖励稍后到账'],
  [9, [stage(1, received), stage(3, received)], 2, '奖励已全部到账'],
  // A received prize counts, whatever the counter says.
  [0, [stage(1, received), stage(3)], 1, '再寄 3 件，可得 5.5元'],
] as const)('%p sent of %j: %p reached, %s', (sentCount, stages, reached, text) => {
  expect([reachedCount({ sentCount, stages }), nextStep({ sentCount, stages })]).toEqual([reached, text]);
});

it.each([
  [stage(3), 2, '寄3件'],
  [stage(3), 3, '已达标'],
  [stage(3, received), 0, '已到账'],
])('%j after %p: %s', (one, sentCount, text) => {
  expect(stageState(one, sentCount)).toBe(text);
});

it('names a prize without an amount', () => {
  expect(stagePrize(stage(1, { prizeFen: 0 }))).toBe('奖励');
});

describe('the displayed end', () => {
  const END = 1_700_000_000_000;
  it.each([
    [null, END, END],
    [END, END + 1_999, END],
    [END, END - 2_000, END],
    [END, END + 2_001, END + 2_001],
    [END, END - 86_400_000, END - 86_400_000],
  ])('after %p a response of %p makes it %p', (before, fresh, expected) => {
    expect(steadyEndMs(before, fresh)).toBe(expected);
  });

  it('is never further than 2 s from the latest response, however many arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1500, max: 1500 }), { minLength: 1 }), (drifts) => {
        let end: number | null = null;
        let fresh = END;
        for (const drift of drifts) {
          fresh += drift;
          end = steadyEndMs(end, fresh);
          expect(Math.abs(end - fresh)).toBeLessThanOrEqual(2_000);
        }
      }),
    );
  });
});

moduleDecoderSuite(sendIncentiveModule, [
  'titleImgUrl',
  'sendIncentiveProgressResp',
  'secondsToexpiry',
  'sendIncentiveTaskProgressDTO',
  'title',
  'currentNum',
  'stageList',
  'targetNum',
  'prizeAmount',
  'isReceived',
  'buttonText',
]);

it('cuts texts and lists to their limits', () => {
  const stageList = many({ targetNum: 1, prizeAmount: 0 });
  expect(lengths(read({}, { title: LONG, buttonText: LONG, stageList }))).toMatchObject({
    title: 60,
    buttonText: 10,
    stages: 10,
  });
});

it('reads as many of 100,000 stages as can be shown', () => {
  expect(read({}, { stageList: many({ targetNum: 1, prizeAmount: 1 }, 100_000) }).stages).toHaveLength(10);
});

it('a prize without an amount and a stage for one parcel are valid', () => {
  expect(read({}, { stageList: [{ targetNum: 1, prizeAmount: 0 }] }).stages).toEqual([
    { targetCount: 1, prizeFen: 0, isReceived: false },
  ]);
});
