import fc from 'fast-check';
import { PLATFORM_CODE } from '@/platform/host/types';
import {
  blockedText,
  buttonTextOf,
  drawHostOf,
  footText,
  gateOf,
  hasNextDraw,
  isDrawDisabled,
  judgeDraw,
  blockingText,
} from './drawRules';
import type { DrawAnswer, Prize } from './drawTypes';

const browser = drawHostOf(PLATFORM_CODE.browser);
const app = drawHostOf(PLATFORM_CODE.consumerApp);

/** Product §2.4 and §2.5: code, effect of a tap, whether the button is disabled, its text. */
const CODES = [
  ['1000', { kind: 'draw' }, false, '立即抽奖'],
  ['1002', '活动未开始，敬请期待', true, '即将开始'],
  ['1003', '抱歉，活动已结束', true, '已结束'],
  ['1004', '您已完成全部轮次抽奖，欢迎前往小程序参与其他活动', true, '已全部抽完'],
  ['1005', '抱歉，您暂时无法参与，看看其他活动吧', false, '暂不可抽'],
  ['1006', '抱歉，您暂时无法参与，看看其他活动吧', false, '暂不可抽'],
  ['1007', '抱歉，您不符合领取条件！', true, '暂不可抽'],
  ['1008', '活动太火爆，奖品已被抢光啦', true, '奖品已抢光'],
  ['1009', { kind: 'send-parcel' }, false, '去寄件'],
  ['1010', '抱歉，您暂时无法参与，看看其他活动吧', true, '暂不可抽'],
  ['1011', { kind: 'draw' }, false, '登录抽奖'],
  ['1013', '请前往微信小程序参与', true, '暂不可抽'],
  ['1015', '今日抽奖次数已用完', true, '今日已抽完'],
  ['1099', '抱歉，您暂时无法参与，看看其他活动吧', false, '暂不可抽'],
] as const;

describe.each(CODES)('code %s', (code, gate, isDisabled, words) => {
  const expected = typeof gate === 'string' ? { kind: 'message', text: gate } : gate;

  it('does what the table says, in every host', () => {
    for (const platformCode of Object.values(PLATFORM_CODE))
      expect(gateOf(code, false, drawHostOf(platformCode))).toEqual(expected);
  });
  it('the button is disabled or not, with the right text', () => {
    expect(isDrawDisabled(code)).toBe(isDisabled);
    expect(buttonTextOf(code, '')).toBe(words);
    expect(buttonTextOf(code, '再抽一次（剩 2 次）')).toBe('再抽一次（剩 2 次）');
  });
  it('shows the reason under the prizes exactly when drawing is not allowed', () => {
    expect(blockingText(code)).toBe(typeof gate === 'string' ? gate : '');
  });
  it('only asks the user to go to the app when the draw is app-only', () => {
    expect(gateOf(code, true, browser)).toEqual({ kind: 'message', text: '请前往APP参与' });
    expect(gateOf(code, true, app)).toEqual(expected);
  });
});

describe('how many draws are left', () => {
  const NEXT_MS = Date.UTC(2026, 10, 27, 16);
  it.each<[string, string, number | null, number | null, string]>([
    ['the count comes before the tip', '1000', 3, null, '剩余抽奖次数 3 次 · 下一轮更好'],
    ['an unknown count is not shown', '1000', null, null, '下一轮更好'],
    ['nor a count that the code contradicts', '1000', 0, NEXT_MS, '下一轮更好'],
    ['the next day', '1015', 0, NEXT_MS, '今日抽奖次数已用完 · 11月28日 00:00 起可抽奖'],
    ['no next day', '1015', 0, null, '今日抽奖次数已用完'],
    ['the start', '1002', null, NEXT_MS, '活动未开始，敬请期待 · 11月28日 00:00 起可抽奖'],
    ['nothing after the last one', '1003', 0, NEXT_MS, '抱歉，活动已结束'],
    ['nothing before the login', '1011', 3, null, '下一轮更好'],
  ])('%s', (_, reasonCode, leftCount, nextDrawMs, text) => {
    expect(footText({ reasonCode, leftCount, nextDrawMs, nextTip: '下一轮更好' })).toBe(text);
  });
});

it('an unknown code never draws', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      fc.pre(!CODES.some(([known]) => known === code));
      expect(gateOf(code, false, app)).toEqual({ kind: 'message', text: blockedText('') });
    }),
  );
});

it.each([
  ['boxApp', false, false],
  ['consumerApp', false, false],
  ['commonH5', true, true],
  ['wxBrowser', true, true],
  ['browser', true, true],
  ['wechatMini', false, true],
  ['alipayMini', false, true],
  ['baiduMini', false, true],
  ['alipayLife', false, false],
] as const)('%s: common browser %s, login first %s', (name, isCommonBrowser, asksLoginFirst) => {
  expect(drawHostOf(PLATFORM_CODE[name])).toEqual({ isCommonBrowser, asksLoginFirst });
});

describe('a response', () => {
  const prize: Prize = {
    code: 'P1',
    type: 2,
    name: '寄件券',
    imageUrl: '',
    couponType: 3,
    cost: '5',
    business: '',
    limitText: '',
  };
  const answer: DrawAnswer = {
    isDrawn: true,
    prizeCode: 'P1',
    reasonCode: '1000',
    nextReasonCode: '1000',
    couponId: '',
    buttonText: '',
    nextTip: '',
    leftCount: null,
    nextDrawMs: null,
    words: '',
  };
  const busy = '系统繁忙，请稍后再试~';

  it('with a prize of the pool is drawn', () => {
    expect(judgeDraw(answer, [prize])).toEqual({ kind: 'drawn', prize });
  });
  it.each([
    ['a stranger', { prizeCode: 'P2' }, busy, true],
    ['no prize', { prizeCode: null }, busy, true],
    ['a stranger with words', { prizeCode: 'P2', words: '恭喜' }, busy, true],
    ['refused in words', { isDrawn: false, reasonCode: '1006', words: '歇一会儿' }, '歇一会儿', false],
    ['refused quietly', { isDrawn: false, reasonCode: '1099' }, busy, false],
    [
      '1004, whatever else is said',
      { isDrawn: false, reasonCode: '1004', words: '没有了' },
      '您已完成全部轮次抽奖，欢迎前往小程序参与其他活动',
      false,
    ],
    ['refused with a prize all the same', { isDrawn: false, words: '' }, busy, false],
  ])('%s fails', (_name, changes, text, isPoolStale) => {
    expect(judgeDraw({ ...answer, ...changes }, [prize])).toEqual({ kind: 'failed', text, isPoolStale });
  });

  it('only 1000 leads to another draw', () => {
    expect(CODES.map(([code]) => code).filter(hasNextDraw)).toEqual(['1000']);
  });
});
