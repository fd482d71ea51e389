import fc from 'fast-check';
import {
  channelCodeOf,
  exceptionCodeOf,
  exceptionView,
  headline,
  plainHeadline,
  prizeCaption,
  prizeTitle,
  receivedFen,
  remainingText,
  stepCount,
  taskAction,
} from './incentiveRules';
import { EXCEPTION_CODES, PAGE_CODE, TASK_CODES } from './incentiveTexts';
import { activity, prize, round } from './testing/fixtures';

describe('page code of a status (product §1.4)', () => {
  it.each([
    ['NOT_START', '1001'],
    ['FINISHED', '1002'],
    ['PAUSED', '1003'],
    ['OFF_SHELF', '1004'],
    ['unknown', 'unknown'],
    ['PROCEED', null],
    ['NOT_EXIST', null],
    ['WRONG_PLATFORM', null],
  ] as const)('%s -> %s', (status, code) => {
    expect(exceptionCodeOf(status)).toBe(code);
  });
});

describe('headline (product §1.2.2)', () => {
  const task = round({
    totalFen: 2840,
    remainingDays: 9,
    prizes: [
      prize({ isReceived: true, amountFen: 250 }),
      prize({ isReceived: true, amountFen: 500 }),
      prize(),
    ],
  });
  it.each([
    ['2001', '参加活动最高得28.4元礼包｜寄件次数可累计'],
    ['2002', '本轮活动进行中｜进度 2/3'],
    ['2003', '恭喜您获得价值7.5元的寄件礼包'],
    ['2004', '恭喜您获得价值7.5元的寄件礼包'],
    ['2005', '本轮活动已结束｜进度 2/3'],
    ['2006', '本轮活动已结束｜进度 2/3'],
    ['unknown', '进度 2/3'],
  ] as const)('%s: %s', (code, text) => {
    expect(plainHeadline(headline(code, task))).toBe(text);
  });
  it('promises no amount without a round to preview', () => {
    expect(plainHeadline(headline('2001', null))).toBe('寄件次数可累计');
  });
  it('highlights the numbers', () => {
    const strong = TASK_CODES.map((code) =>
      headline(code, task)
        .flat()
        .filter((word) => word.isStrong)
        .map((word) => word.text),
    );
    expect(strong).toEqual([['28.4'], ['2/3'], ['7.5'], ['7.5'], ['2/3'], ['2/3']]);
  });
  it('counts days of a round in progress only', () => {
    expect(TASK_CODES.map((code) => remainingText(code, task))).toEqual(['', '剩余9天', '', '', '', '']);
    expect(remainingText('2002', { ...task, remainingDays: 0 })).toBe('');
    expect(remainingText('2002', null)).toBe('');
  });
  it('never shows float noise or trailing zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (totalFen) => {
        const [, amount] =
          /最高得(.*)元礼包/.exec(plainHeadline(headline('2001', round({ totalFen })))) ?? [];
        expect(amount).toMatch(/^(0|[1-9]\d*)(\.\d?[1-9])?$/);
        expect(Math.round(Number(amount) * 100)).toBe(totalFen);
      }),
    );
  });
});

describe('prizes', () => {
  it.each([
    [{ couponCount: 1, amountFen: 250 }, '得2.5元券'],
    [{ couponCount: 1, amountFen: 1200 }, '得12元券'],
    [{ couponCount: 2, amountFen: 1290 }, '得12.9元券包'],
  ])('%p is %s', (changes, title) => {
    expect(prizeTitle(prize(changes))).toBe(title);
  });
  it.each([
    [{ isReceived: false, taskNum: 3 }, '寄3次'],
    [{ isReceived: true, taskNum: 3 }, '已获得'],
  ])('%p takes %s', (changes, caption) => {
    expect(prizeCaption(prize(changes))).toBe(caption);
  });

  const anyPrizes = fc.array(
    fc.record({
      isReceived: fc.boolean(),
      taskNum: fc.integer({ min: 1, max: 1000 }),
      amountFen: fc.integer({ min: 0, max: 100_000_000 }),
      couponCount: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 20 },
  );
  it('steps: the first prize not yet received, or all', () => {
    fc.assert(
      fc.property(anyPrizes, (prizes) => {
        const { current, total } = stepCount(prizes);
        expect(total).toBe(prizes.length);
        expect(current).toBeGreaterThanOrEqual(0);
        expect(prizes.slice(0, current).every(({ isReceived }) => isReceived)).toBe(true);
        if (current < total) expect(prizes[current]?.isReceived).toBe(false);
        else expect(current).toBe(total);
      }),
    );
  });
  it('a gap in the received prizes holds the step back', () => {
    const gap = [prize({ isReceived: true }), prize(), prize({ isReceived: true })];
    expect(stepCount(gap)).toEqual({ current: 1, total: 3 });
    expect(stepCount([])).toEqual({ current: 0, total: 0 });
  });
  it('value: the prizes flagged as received, the total if none is', () => {
    fc.assert(
      fc.property(anyPrizes, fc.integer({ min: 0 }), (prizes, totalFen) => {
        let sum = 0;
        for (const one of prizes) if (one.isReceived) sum += one.amountFen;
        const isAny = prizes.some(({ isReceived }) => isReceived);
        expect(receivedFen(round({ prizes, totalFen }))).toBe(isAny ? sum : totalFen);
      }),
    );
  });
});

describe('buttons and exceptions', () => {
  const row = { imageUrl: 'https://cdn.test/b.png', jumpUrl: '/list/IN-1' };
  it('takes text, picture and URL of its own page code', () => {
    const configured = activity(
      {},
      {
        taskButtons: [
          { ...row, pageCode: '2002', text: '再寄一件' },
          { ...row, pageCode: '2003', text: '去使用' },
        ],
      },
    );
    expect(taskAction(configured, '2003')).toEqual({ ...row, text: '去使用', isOwnText: false });
  });
  it.each([
    ['2001', '立即参加'],
    ['2002', '去寄件'],
    ['2003', '去寄件'],
    ['2004', '去寄件'],
    ['2005', '去寄件'],
    ['2006', '去寄件'],
  ] as const)('%s without a row, or with a blank one: %s', (pageCode, text) => {
    expect(taskAction(activity(), pageCode)).toEqual({ text, isOwnText: true, imageUrl: '', jumpUrl: '' });
    const blank = activity({}, { taskButtons: [{ ...row, pageCode, text: ' ' }] });
    expect(taskAction(blank, pageCode)).toEqual({ ...row, text, isOwnText: true });
  });
  it.each([
    ['1001', '活动未开始，敬请期待'],
    ['1002', '抱歉，活动已结束'],
    ['1003', '活动暂停中，请稍后再来'],
    ['1004', '抱歉，活动已下架'],
  ] as const)('%s shows %s unless configured', (pageCode, text) => {
    expect(exceptionView(activity(), pageCode)).toMatchObject({
      text,
      others: [],
      action: { text: '去寄件', imageUrl: '', jumpUrl: '' },
    });
    const others = [
      { imageUrl: '', url: '/receiveCoupon/A' },
      { imageUrl: 'https://cdn.test/x.png', url: ' ' },
    ];
    const configured = activity(
      {},
      {
        exceptions: [{ ...row, pageCode, text: '去看看', exceptionText: '改天再来', others }],
      },
    );
    expect(exceptionView(configured, pageCode)).toMatchObject({
      text: '改天再来',
      others: [others[0]],
      action: { ...row, text: '去看看' },
    });
  });
  it('an unknown status: neutral texts, and the other exceptions’ banners, each once', () => {
    const [a, b] = ['/receiveCoupon/A', '/receiveCoupon/B'].map((url) => ({ imageUrl: '', url }));
    const known = activity(
      {},
      {
        exceptions: [
          { ...row, pageCode: '1001', text: '去看看', exceptionText: '活动还没开始', others: [a!, b!] },
          { ...row, pageCode: '1003', text: '去看看', exceptionText: '活动暂停中', others: [b!] },
        ],
      },
    );
    expect(exceptionView(known, 'unknown')).toEqual({
      pageCode: 'unknown',
      text: '暂不能参加，先看看其他活动吧',
      times: null,
      others: [a, b],
      action: { text: '去寄件', isOwnText: true, imageUrl: '', jumpUrl: '' },
    });
  });
  it('shows the times of an activity that has not started, to the minute', () => {
    const known = activity({ startsAt: '2026-12-01 10:00:00', endsAt: '2026-12-31 23:59:59' });
    expect(EXCEPTION_CODES.map((code) => exceptionView(known, code).times)).toEqual([
      { start: '2026-12-01 10:00', end: '2026-12-31 23:59' },
      null,
      null,
      null,
    ]);
  });
});

it.each([
  ['bus', 'ad', 'bus'],
  ['', 'ad', 'ad'],
  [undefined, 'ad', 'ad'],
  [undefined, undefined, ''],
  ['x'.repeat(200), undefined, 'x'.repeat(128)],
])('channel of a join: query %p, attribution %p', (query, attributed, channel) => {
  expect(channelCodeOf(query, attributed)).toBe(channel);
});

it('page codes match the spec', () => {
  expect(Object.values(PAGE_CODE)).toEqual([...EXCEPTION_CODES, ...TASK_CODES]);
});
