import fc from 'fast-check';
import { normalizeWaybill } from '@/utils/normalizeDocuments';
import { CARRIERS, carriersOf, waybillIn, waybillProblem } from './waybillRules';

test.each([
  ['SF1234567890123', ['SF']],
  ['sf 1234-5678-9012', ['SF']],
  ['YT1234567890123', ['YTO']],
  ['YTO123456789012', ['YTO']],
  ['JT1234567890123', ['JTJZ']],
  ['JTJZ123456789012', ['JTJZ']],
  ['ZTO123456789012', ['ZTO']],
  ['75123456789012', ['ZTO']],
  ['STO123456789012', ['STO']],
  ['773123456789012', ['STO']],
  ['YD1234567890123', ['YD']],
  ['312345678901234', ['YD']],
  ['4312345678901', ['YD']],
  ['EA123456789CN', ['zgyz']],
  ['9812345678901', ['zgyz']],
  ['ZGYZ123456789012', ['zgyz']],
  ['712345678901', ['SF', 'STO', 'ZTO']],
  ['112345678901', ['SF']],
  ['NONE0000000', []],
  ['SF123', []],
  ['XSF1234567890123', []],
  ['', []],
])('%p may belong to %p', (number, codes) => expect(carriersOf(number)).toEqual(codes));

test('any input gives each carrier at most once, and only one of the seven', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{0,4}\d{8,15}$/), (number) => {
      const codes = carriersOf(number);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(CARRIERS.map((carrier) => carrier.code)).toContain(code);
    }),
  );
});

test.each([
  ['', '请输入运单号'],
  ['  ', '请输入运单号'],
  ['SF12', '运单号为 8 到 32 位字母和数字'],
  ['1'.repeat(33), '运单号为 8 到 32 位字母和数字'],
  ['顺丰1234567890', '运单号只有字母和数字'],
  ['<script>12345678', '运单号只有字母和数字'],
  [' sf1234-5678 9012 ', ''],
])('%p: %p', (number, words) => expect(waybillProblem(number)).toBe(words));

test.each([
  ['SF1234567890123', 'SF1234567890123'],
  ['【顺丰速运】您的快件SF1234567890123已由张三13812345678揽收', 'SF1234567890123'],
  ['电话13812345678，运单号：yt1234567890123。', 'YT1234567890123'],
  ['https://u.example.com/w?no=JT1234567890123&s=1', 'JT1234567890123'],
  ['单号 8812 3456', ''],
  ['单号 88123456', '88123456'],
  ['13812345678', ''],
  ['12812345678', '12812345678'],
  ['您好', ''],
  ['运单号：ＳＦ１２３４ 5678-90123\u202c', 'SF1234567890123'],
  ['HELLOWORLD', ''],
  ['', ''],
])('in %p: %p', (text, number) => expect(waybillIn(text)).toBe(number));

test('a detected number is always valid', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = waybillIn(text);
      if (found !== '') expect([waybillProblem(found), normalizeWaybill(found)]).toEqual(['', found]);
    }),
  );
});
