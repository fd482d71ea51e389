import fc from 'fast-check';
import { runs } from '../../test/harness/wide';
import { normalizeAmount } from './normalizeAmount';
import {
  normalizeEmail,
  normalizePrintedNumber,
  normalizeOrderNumber,
  normalizeTaxNumber,
  normalizeWaybill,
} from './normalizeDocuments';
import { normalizeCode, normalizeDigits } from './normalizeText';
import { normalizePhone } from './phone';
import { typedText } from './text';

const normalizeSixDigits = (text: string): string => normalizeCode(text, 6);
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe.each<[string, (text: string) => string, readonly (readonly [string, string])[]]>([
  [
    'mobile',
    normalizePhone,
    [
      ['13800138000', '13800138000'],
      ['\u202d138 0013 8000\u202c', '13800138000'],
      ['+86 138-0013-8000', '13800138000'],
      ['86-13800138000', '13800138000'],
      ['(+86)13800138000', '13800138000'],
      ['0086 13800138000', '13800138000'],
      ['tel:+8613800138000', '13800138000'],
      ['１３８００１３８０００', '13800138000'],
      ['手机号：138 0013 8000', '13800138000'],
      ['138‑0013–8000', '13800138000'],
      ['138\u00a00013\u30008000', '13800138000'],
      ['86138', '86138'],
      ['138001380001', '138001380001'],
      ['abc', 'abc'],
      ['', ''],
    ],
  ],
  [
    'code',
    normalizeSixDigits,
    [
      ['123456', '123456'],
      ['123 456', '123456'],
      ['123-456', '123456'],
      ['\u202d123\u200b456\u202c', '123456'],
      ['１２３４５６', '123456'],
      ['1234567', '123456'],
      ['【小蜂驿站】验证码 123456，5 分钟内有效', '123456'],
      ['12', '12'],
    ],
  ],
  [
    'waybill',
    normalizeWaybill,
    [
      ['sf1234567890123', 'SF1234567890123'],
      ['SF 1234-5678 90123', 'SF1234567890123'],
      ['\u202aSF1234567890123\u202c', 'SF1234567890123'],
      ['ＳＦ１２３４５６７８９０１２３', 'SF1234567890123'],
      ['运单号：SF1234567890123', 'SF1234567890123'],
    ],
  ],
  [
    'amount',
    normalizeAmount,
    [
      ['10', '10'],
      ['１０', '10'],
      ['10元', '10'],
      ['10.5 元', '10.5'],
      ['10。5', '10.5'],
      ['１０．５', '10.5'],
      ['￥10', '10'],
      ['¥ 1,000.50', '1000.50'],
      ['提现金额：10', '10'],
      ['10,5', '10,5'],
      ['一百', '一百'],
      ['-5', '-5'],
    ],
  ],
  [
    'tax number',
    normalizeTaxNumber,
    [
      ['9144 0300 7152 6726 xg', '9144030071526726XG'],
      ['税号: 91440300-71526726XG', '9144030071526726XG'],
      [wide('9144030071526726XG'), '9144030071526726XG'],
      ['9144030071526726XG\u200e', '9144030071526726XG'],
    ],
  ],
  [
    'e-mail',
    normalizeEmail,
    [
      [' chen@example.com ', 'chen@example.com'],
      ['chen＠example。com', 'chen@example.com'],
      ['mailto:chen@example.com', 'chen@example.com'],
      ['邮箱：chen@example.com', 'chen@example.com'],
      ['chen @ example.com', 'chen@example.com'],
      ['\u200bchen@example.com\ufeff', 'chen@example.com'],
      ['chen xl@example.com', 'chen xl@example.com'],
    ],
  ],
  [
    'digits',
    normalizeDigits,
    [
      ['30 厘米', '30'],
      ['３０cm', '30'],
      ['尾号：8000', '8000'],
      ['123X', '123X'],
    ],
  ],
  ['order number', normalizeOrderNumber, [['订单号：FX 2026–0001', 'FX2026-0001']]],
  ['printed number', normalizePrintedNumber, [['（０７５５）8888–9999\u202c', '(0755)8888-9999']]],
])('%s', (_kind, plain, cases) => {
  it.each(cases)('%j is %j', (text, expected) => expect(plain(text)).toBe(expected));
});

/** Characters that a copied value may contain anywhere without changing its meaning. */
const MARKS = ['\u202d', '\u202c', '\u200b', '\u200e', '\u2066', '\u2069', '\ufeff', '\u00ad'];
const GAPS = [...MARKS, ' ', '\u00a0', '\u3000'];

const KINDS: readonly [string, (text: string) => string, string, readonly string[]][] = [
  ['mobile', normalizePhone, '13800138000', [...GAPS, '-', '—']],
  ['code', normalizeSixDigits, '123456', [...GAPS, '-']],
  ['waybill', normalizeWaybill, 'SF1234567890123', [...GAPS, '-', '—']],
  ['amount', normalizeAmount, '1250.50', GAPS],
  ['tax number', normalizeTaxNumber, '9144030071526726XG', [...GAPS, '-']],
  ['e-mail', normalizeEmail, 'chen.xl+fp@mail.example.com', MARKS],
  ['digits', normalizeDigits, '8000', [...GAPS, '-']],
  ['order number', normalizeOrderNumber, 'FX20260001', GAPS],
  ['printed number', normalizePrintedNumber, '6222021234567890', MARKS],
];

test.each(KINDS)(
  '%s: invisible characters, gaps and full-width characters have no effect, and a second run changes nothing',
  (_kind, plain, value, noise) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...noise), fc.nat(value.length))),
        fc.array(fc.boolean(), { minLength: value.length, maxLength: value.length }),
        (marks, isWide) => {
          const signs = [...value].map((sign, at) => (isWide[at] === true ? wide(sign) : sign));
          // Hyphens only between characters.
          for (const [mark, place] of marks) {
            const at = /[-—]/.test(mark) ? 1 + (place % (value.length - 1)) : place;
            signs[at] = `${mark}${signs[at] ?? ''}`;
          }
          const typed = signs.join('');
          expect(plain(typed)).toBe(value);
          expect(plain(plain(typed))).toBe(value);
        },
      ),
      { numRuns: runs(100, 1000) },
    );
  },
);

test('a field keeps text without invisible characters, in whole characters', () => {
  expect(typedText('\u202d张三\u202c', 20)).toBe('张三');
  expect(typedText('好的😀', 3)).toBe('好的');
  expect(typedText('好的\ud83d', 9)).toBe('好的');
  expect(typedText('一\n二', 9)).toBe('一\n二');
});
