import { firstMissing } from './firstMissing';
import type { GoodsType } from './sendTypes';
import { ANNA, BEN } from './testing/contacts';

const goods = (maxWeight: number): GoodsType => ({ id: 'G', name: '文件', maxWeight, hint: '' });

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
