import fc from 'fast-check';
import { formatFen } from '@/utils/money';
import { amountProblem, fenOf, payToOf, personProblems, wantsCode } from './moneyRules';

test.each([
  ['1', 100],
  ['1.5', 150],
  ['0.01', 1],
  [' 88.60 ', 8860],
  ['1.', null],
  ['.5', null],
  ['1.234', null],
  ['-1', null],
  ['1e3', null],
  ['１', 100],
  ['12345678', null],
  ['', null],
])('%p is %p fen', (text, fen) => expect(fenOf(text)).toBe(fen));

test('a shown amount is parsed back exactly, to the fen', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 99_999_999 }), (fen) => fenOf(formatFen(fen)) === fen));
});

const LIMITS = { withdrawableFen: 8860, minFen: 100, dayLimitFen: 5000, dayLeftFen: 2000 };

test.each([
  ['20', LIMITS, ''],
  ['20.01', LIMITS, '今日还可提现 20.00 元'],
  ['88.61', LIMITS, '可提现余额不足'],
  ['80', { ...LIMITS, dayLimitFen: 0, dayLeftFen: 0 }, ''],
  ['0.5', LIMITS, '单笔提现不能少于 1.00 元'],
  ['5', null, ''],
])('%s: %o', (text, limits, problem) => expect(amountProblem(text, limits)).toBe(problem));

test('without a code threshold from the gateway no amount requires a code', () => {
  expect([
    wantsCode(3000, { smsFromFen: 3000 }),
    wantsCode(2999, { smsFromFen: 3000 }),
    wantsCode(9, { smsFromFen: 0 }),
  ]).toEqual([true, false, false]);
});

test.each([
  ['王小明', '123X', []],
  ['阿卜杜拉·买买提', '0001', []],
  ['王', '123x', ['realName']],
  ['<b>王</b>', '1234', ['realName']],
  ['王小明', '12X4', ['idLast4']],
  ['', '', ['realName', 'idLast4']],
])('%s %s: invalid are %p', (realName, idLast4, wrong) =>
  expect(Object.keys(personProblems({ realName, idLast4 }))).toEqual(wrong),
);

test('the host’s own account, in other hosts the linked card', () => {
  expect([payToOf('wechat-mini'), payToOf('alipay-browser'), payToOf('consumer-app')]).toEqual([
    'WECHAT',
    'ALIPAY',
    'BOUND',
  ]);
});
