import type { GoodsType } from '@/domain/send/sendTypes';
import { ANNA, BEN } from '@/domain/send/testing/contacts';
import { missingParts } from './missingParts';

const goods = (maxWeight: number): GoodsType => ({ id: 'G', name: '文件', maxWeight, hint: '' });

describe('the missing parts', () => {
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
    ['nothing', {}, []],
    ['a number', { sender: { ...ANNA, mobile: '' } }, ['sender 请填写手机号']],
    [
      'a street too long',
      { receiver: { ...BEN, detail: '路'.repeat(101) } },
      ['receiver 详细地址最多 100 个字'],
    ],
    ['too heavy', { goods: goods(1) }, ['goods 该类物品最多 1 公斤']],
    ['carrier', { hasCarrier: false }, ['carrier 请选择快递公司']],
    ['freight', { hasCarrier: false, isFreightLoading: true }, ['carrier 运费计算中，请稍候']],
    [
      'slot and agreement',
      { hasSlot: false, isAgreed: false },
      ['slot 请选择上门时间', 'agreement 请先阅读并同意服务协议和隐私政策'],
    ],
    ['goods: no carrier before its price', { goods: null, hasCarrier: false }, ['goods 请选择物品类型']],
    [
      'everything',
      {
        sender: null,
        receiver: null,
        goods: null,
        hasCarrier: false,
        hasSlot: false,
        isAgreed: false,
      },
      [
        'sender 请填写寄件人信息',
        'receiver 请填写收件人信息',
        'goods 请选择物品类型',
        'slot 请选择上门时间',
        'agreement 请先阅读并同意服务协议和隐私政策',
      ],
    ],
  ])('%s', (_name, change, expected) => {
    const found = missingParts({ ...whole, ...change });
    expect(found.map(({ field, text }) => `${field} ${text}`)).toEqual(expected);
  });
});
