import fc from 'fast-check';
import { checkResponse } from '../../../sandbox/core/contract/check';
import { loadContract, type Operation } from '../../../sandbox/core/contract/load';
import { Masker } from '../../../sandbox/gateway/mask';
import { answers, resolved, valuesOf } from '../answers';

const masker = new Masker();
const { operations } = loadContract();
const operation = (id: string): Operation => {
  const found = operations.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no call ${id}`);
  return found;
};
const masked = (id: string, data: unknown): string =>
  JSON.stringify(masker.value({ success: true, code: '0', msg: '', data }, operation(id).answer));

const digits = (min: number, max = min) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
const phones = fc.stringMatching(/^1[3-9]\d{9}$/);
const idNumbers = fc.stringMatching(/^[1-9]\d{16}[\dX]$/);
/** Long enough not to be the same by chance. */
const tokens = fc
  .stringMatching(/^[A-Za-z0-9_-]{24,60}$/)
  .filter((text) => /[A-Za-z]/.test(text) && /\d/.test(text));
const chinese = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[\\u4e00-\\u9fa5]{${min},${max}}$`)).filter((text) => !/某/.test(text));

describe('patterns, in any text', () => {
  test.each([
    ['a phone number', phones],
    ['a phone number with spaces', phones.map((text) => text.replace(/^(...)(....)/, '$1 $2 '))],
    ['a phone number with its country', phones.map((text) => `+86-${text}`)],
    ['an identity number', idNumbers],
    ['a bank card', digits(16, 19)],
    ['a token', tokens],
    ['an email address', fc.stringMatching(/^[a-z0-9.]{3,20}@[a-z]{3,10}\.com$/)],
  ])('%s', (_, secrets) => {
    fc.assert(
      fc.property(
        secrets,
        fc.constantFrom('', '您好，', '尾号 ', 'x='),
        fc.constantFrom('', '，请查收', ' !'),
        (secret, before, after) => {
          expect(masker.freeText(before + secret + after)).not.toContain(secret);
        },
      ),
    );
  });

  test.each([
    ['广东省深圳市南山区科技园路18号创业大厦3栋502室', /科技园路18|502/],
    ['送到阳光小区7号楼2单元', /7号楼/],
    ['联系 139****0002', /139|0002/],
    ['https://a.example/x?token=abc&ticket=1&from=share', /abc|ticket=1&/],
    ['/outerOpenApp/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0', /eyJ/],
  ])('%s', (text, secret) => expect(masker.freeText(text)).not.toMatch(secret));

  test.each([
    '满 20 元可用，2026-11-28 10:00:00 前有效',
    'https://img.example.com/a/3f2b8c1d9e7a4f60b5c2d8e1f3a49b70.png',
    '/receiveCoupon/RC-OPEN?from=share&page=2',
    'SF1234567890',
    'OUT_OF_STOCK',
  ])('%s stays', (text) => expect(masker.freeText(text)).toBe(text));

  test('a very long text is masked in no time', () => {
    const startedAt = Date.now();
    for (const piece of ['a', '1', '~a', '路', 'a@', '0路', '=&', 'aA1'])
      masker.freeText(piece.repeat(50_000 / piece.length));
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('fields of the contract', () => {
  const ADDRESS = {
    id: 'ADDR-1',
    name: '张三丰',
    mobile: '13912345678',
    province: '广东省',
    city: '深圳市',
    district: '南山区',
    detail: '科技园路18号',
  };

  test('an address keeps its form only', () => {
    const text = masked('addressList', { addressList: [ADDRESS], contactList: [ADDRESS] });
    for (const secret of ['张三丰', '13912345678', '广东省', '深圳市', '南山区', '科技园路18号'])
      expect(text).not.toContain(secret);
  });

  test('names and addresses, whatever they are', () => {
    fc.assert(
      fc.property(chinese(2, 4), chinese(4, 20), phones, (name, detail, mobile) => {
        const text = masked('addressList', { addressList: [{ ...ADDRESS, name, detail, mobile }] });
        expect([name, detail, mobile].filter((each) => text.includes(each))).toEqual([]);
      }),
    );
  });

  /** Every field name of the contract's requests and responses. */
  const names = [
    ...new Set(
      operations.flatMap(({ answer, bodies }) =>
        [answer, ...[...bodies.values()].map(({ shape }) => shape)].flatMap((shape) => namesIn(shape, 0)),
      ),
    ),
  ].sort();
  function namesIn(shape: Operation['answer'], depth: number): readonly string[] {
    if (depth > 12) return [];
    const below = shape.item === null ? [] : namesIn(shape.item, depth + 1);
    return [...below, ...[...shape.fields].flatMap(([name, inner]) => [name, ...namesIn(inner, depth + 1)])];
  }
  const KEPT_ON_PURPOSE = ['codeErrorMessage', 'goodsName', 'addressTotal', 'hasMobile', 'isPhoneBound'];

  test('every field whose name says so is masked', () => {
    const speaking =
      /mobile|phone|email|address|token|ticket|secret|idNo|idLast|taxNo|bankAccount|realName|receiverName|senderName|verifyCode|pickupCode|waybillNo|orderNo|signature/i;
    const wanted = names.filter((name) => speaking.test(name) && !KEPT_ON_PURPOSE.includes(name));
    expect(wanted.length).toBeGreaterThan(20);
    const shape = operation('userInfo').answer.fields.get('msg') ?? null;
    const kept = wanted.filter((name) => masker.value('Kz7x张Qm3wLp', shape, name) === 'Kz7x张Qm3wLp');
    expect(kept).toEqual([]);
  });

  test('what the contract does not name is masked, its field name too if it is data', () => {
    fc.assert(
      fc.property(chinese(2, 8), phones, tokens, (name, phone, token) => {
        const text = masked('userInfo', {
          nick: name,
          extra: { list: [name, token], [phone]: 1 },
          when: Number(phone),
        });
        expect([name, phone, token].filter((each) => text.includes(each))).toEqual([]);
      }),
    );
  });

  test('what has a meaning for pages stays: codes, times, amounts, addresses of pictures', () => {
    const data = {
      status: 3,
      statusCode: 'PROCESSING',
      startTm: '2026-11-28 10:00:00',
      title: '寄件领券',
      pageConfig: { commonReceiveCouponV1DTO: { homePageImgUrl: 'https://img.example.com/a.png' } },
    };
    expect(JSON.parse(masked('receiveActivityInfo', data))).toMatchObject({ code: '0', success: true, data });
  });

  test('ids stay different from each other, and the same everywhere', () => {
    const rows = ['ORD-20261128-0001', 'ORD-20261128-0002', 'ORD-20261128-0001'].map((orderNo) => ({
      orderNo,
    }));
    const { data } = JSON.parse(masked('orderList', { content: rows })) as {
      data: { content: { orderNo: string }[] };
    };
    const [first, second, third] = data.content.map(({ orderNo }) => orderNo);
    expect(first).toMatch(/^[A-Z]{3}-\d{8}-\d{4}$/);
    expect(first).not.toBe('ORD-20261128-0001');
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });
});

test('a masked response still keeps the contract', () => {
  const broken: string[] = [];
  for (const [id, data] of answers) {
    const call = operation(id);
    const whole = fc.record({
      success: fc.constant(true),
      code: fc.constant(call.successCode),
      msg: fc.constant(''),
      data: valuesOf(resolved(data)),
    });
    for (const value of fc.sample(whole, { numRuns: 3, seed: 11 })) {
      const headers = { 'fc-encrypt-token': '', fc_ip: '', date: '', authorization: '' };
      if (checkResponse(call, 200, value, headers).length > 0) continue;
      for (const { where, message } of checkResponse(call, 200, masker.value(value, call.answer), headers))
        broken.push(`${id} ${where.replace(/\/\d+/g, '[]')} ${message}`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});
