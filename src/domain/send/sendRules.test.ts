import fc from 'fast-check';
import { fillContacts, needsBook } from './contactRules';
import {
  firstMissing,
  freightQuestion,
  type GoodsType,
  MAX_REMARK,
  MAX_WEIGHT,
  MIN_WEIGHT,
  stepWeight,
  toggleRemark,
  weightLimit,
} from './sendRules';
import { ANNA, BEN, BOOK } from './testing/contacts';

const goods = (maxWeight: number): GoodsType => ({ id: 'G', name: '文件', maxWeight, hint: '' });

describe('weight', () => {
  it.each([
    [1, -1, null, 1],
    [1, 1, null, 2],
    [20, 1, null, 20],
    [5, 1, goods(5), 5],
    [9, -1, goods(5), 5],
    [3, 1, goods(60), 4],
  ])('%d and %d', (weight, by, kind, expected) => expect(stepWeight(weight, by, kind)).toBe(expected));

  it('stays within the limits, however often the user taps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(-1, 1)),
        fc.option(fc.integer({ min: 1, max: 60 }).map(goods)),
        (steps, kind) => {
          const end = steps.reduce<number>((weight, by) => stepWeight(weight, by, kind), MIN_WEIGHT);
          expect(end).toBeGreaterThanOrEqual(MIN_WEIGHT);
          expect(end).toBeLessThanOrEqual(Math.min(MAX_WEIGHT, weightLimit(kind)));
        },
      ),
    );
  });
});

describe('what freight depends on', () => {
  const inputs = { sender: ANNA, receiver: BEN, goodsType: 'G', weight: 2, size: null };
  const before = JSON.stringify(freightQuestion(inputs));

  it.each([
    ['no sender', { sender: null }],
    ['no receiver', { receiver: null }],
    ['no goods', { goodsType: '' }],
    ['a sender without a place', { sender: { ...ANNA, province: '' } }],
    ['a receiver without a city', { receiver: { ...BEN, city: '' } }],
  ])('sends nothing with %s', (_name, change) => {
    expect(freightQuestion({ ...inputs, ...change })).toBeNull();
  });

  it.each([
    ['name', { sender: { ...ANNA, name: '别人' } }, false],
    ['number', { receiver: { ...BEN, mobile: '13000000000' } }, false],
    ['street', { receiver: { ...BEN, detail: '别处' } }, false],
    ['district', { sender: { ...ANNA, district: '福田区' } }, true],
    ['city', { receiver: { ...BEN, city: '天津市' } }, true],
    ['goods', { goodsType: 'H' }, true],
    ['weight', { weight: 3 }, true],
    ['size', { size: { lengthCm: 30, widthCm: 20, heightCm: 10 } }, true],
  ])('a change of %s', (_name, change, isAsked) => {
    expect(JSON.stringify(freightQuestion({ ...inputs, ...change })) !== before).toBe(isAsked);
  });
});

describe('the first missing part', () => {
  const whole = {
    sender: ANNA,
    receiver: BEN,
    goods: goods(20),
    weight: 2,
    hasCarrier: true,
    isFreightLoading: false,
    hasSlot: true,
    isAgreed: true,
  };
  it.each([
    ['nothing', {}, null, ''],
    ['sender', { sender: null, receiver: null }, 'sender', '请填写寄件人信息'],
    ['a number', { sender: { ...ANNA, mobile: '' } }, 'sender', '请填写手机号'],
    ['receiver', { receiver: null, goods: null }, 'receiver', '请填写收件人信息'],
    [
      'a street too long',
      { receiver: { ...BEN, detail: '路'.repeat(101) } },
      'receiver',
      '详细地址最多 100 个字',
    ],
    ['goods', { goods: null, hasCarrier: false }, 'goods', '请选择物品类型'],
    ['too heavy', { goods: goods(1) }, 'goods', '该类物品最多 1 公斤'],
    ['carrier', { hasCarrier: false, hasSlot: false }, 'carrier', '请选择快递公司'],
    ['freight', { hasCarrier: false, isFreightLoading: true }, 'carrier', '运费计算中，请稍候'],
    ['slot', { hasSlot: false, isAgreed: false }, 'slot', '请选择取件时间'],
    ['agreement', { isAgreed: false }, 'agreement', '请先阅读并同意服务协议和隐私政策'],
  ])('%s', (_name, change, field, text) => {
    const found = firstMissing({ ...whole, ...change });
    expect([found?.field ?? null, found?.text ?? '']).toEqual([field, text]);
  });
});

describe('remarks', () => {
  it.each([
    ['', '易碎', '易碎'],
    ['易碎', '请带纸箱', '易碎，请带纸箱'],
    ['易碎，请带纸箱', '易碎', '请带纸箱'],
    ['x'.repeat(MAX_REMARK), '易碎', 'x'.repeat(MAX_REMARK)],
  ])('%s with %s', (remark, words, expected) => expect(toggleRemark(remark, words)).toBe(expected));
});

describe('the address book fills in', () => {
  it.each([
    ['the default sender', { sender: null, receiver: null }, {}, 'S-1', null],
    ['nobody over who is there', { sender: ANNA, receiver: null }, {}, ANNA.id, null],
    ['whoever is wanted', { sender: ANNA, receiver: BEN }, { SENDER: 'S-2', RECEIVER: 'R-1' }, 'S-2', 'R-1'],
    ['nobody for an id that is gone', { sender: ANNA, receiver: BEN }, { RECEIVER: 'X' }, ANNA.id, BEN.id],
  ])('%s', (_name, contacts, wanted, sender, receiver) => {
    const filled = fillContacts({ ...contacts, wanted }, BOOK);
    expect([filled.sender?.id ?? null, filled.receiver?.id ?? null]).toEqual([sender, receiver]);
  });

  it('is not fetched when it has nothing to add', () => {
    expect(needsBook({ sender: ANNA, receiver: null, wanted: {} })).toBe(false);
    expect(needsBook({ sender: null, receiver: null, wanted: {} })).toBe(true);
    expect(needsBook({ sender: ANNA, receiver: null, wanted: { RECEIVER: 'R-1' } })).toBe(true);
  });
});
