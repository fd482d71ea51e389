import { exceptionCodeOf, exceptionView, taskAction } from './incentiveRules';
import { EXCEPTION_CODES } from './incentiveTexts';
import { activity } from './testing/fixtures';

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
