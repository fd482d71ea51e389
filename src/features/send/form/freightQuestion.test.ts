import { ANNA, BEN } from '@/domain/send/testing/contacts';
import { freightQuestion } from './freightQuestion';

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
