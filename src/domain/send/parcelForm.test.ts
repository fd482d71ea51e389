import { makeArea, memoryBackend } from '@/platform/storage/area';
import { makeDraft } from '@/session/drafts';
import { settle } from '@/utils/testing/fakeClock';
import {
  makeParcelForm,
  NO_PARCEL,
  NO_SIZE,
  PARCEL_TEXTS,
  parcelProblems,
  parcelQuestion,
  type ParcelValues,
  sizeOf,
  steppedWeight,
} from './parcelForm';

const SHENZHEN = { province: '广东省', city: '深圳市' };
const BEIJING = { province: '北京市', city: '北京市' };
const PARCEL: ParcelValues = { ...NO_PARCEL, from: SHENZHEN, to: BEIJING, weight: 2 };

test.each([
  ['', '', '', '', null],
  [' ', '', '', '', null],
  ['30', '20', '10', '', { lengthCm: 30, widthCm: 20, heightCm: 10 }],
  [' 30', '20 ', '300', '', { lengthCm: 30, widthCm: 20, heightCm: 300 }],
  ['30', '', '10', PARCEL_TEXTS.partSize, null],
  ['30', '20', '0', PARCEL_TEXTS.badSize, null],
  ['30', '20', '301', PARCEL_TEXTS.badSize, null],
  ['30', '2.5', '10', PARCEL_TEXTS.badSize, null],
  ['30', 'x', '', PARCEL_TEXTS.badSize, null],
  ['-1', '2', '3', PARCEL_TEXTS.badSize, null],
  ['1e2', '2', '3', PARCEL_TEXTS.badSize, null],
])('sides %p, %p, %p: %p', (length, width, height, problem, size) => {
  const text = { length, width, height };
  expect([parcelProblems({ ...PARCEL, size: text }).size ?? '', sizeOf(text)]).toEqual([problem, size]);
});

test.each([
  ['no sender', { from: NO_PARCEL.from }, { from: PARCEL_TEXTS.noFrom }],
  ['no receiver', { to: NO_PARCEL.to }, { to: PARCEL_TEXTS.noTo }],
  ['half a size', { size: { ...NO_SIZE, width: '3' } }, { size: PARCEL_TEXTS.partSize }],
])('sends nothing with %s', (_name, change, problems) => {
  const values = { ...PARCEL, ...change };
  expect([parcelProblems(values), parcelQuestion(values)]).toEqual([problems, null]);
});

test('sends places, weight, and size and goods if known', () => {
  const question = {
    senderProvince: '广东省',
    senderCity: '深圳市',
    senderDistrict: '',
    receiverProvince: '北京市',
    receiverCity: '北京市',
    receiverDistrict: '',
    goodsType: '',
    weight: 2,
  };
  expect(parcelQuestion(PARCEL)).toEqual(question);
  expect(parcelQuestion({ ...PARCEL, size: { length: '30', width: '20', height: '10' } }, 'FOOD')).toEqual({
    ...question,
    goodsType: 'FOOD',
    lengthCm: 30,
    widthCm: 20,
    heightCm: 10,
  });
});

test.each([
  [1, -1, 1],
  [1, 1, 2],
  [20, 1, 20],
  [900, 0, 20],
  [2.4, 0, 2],
])('%p kg and %p more: %p', (weight, by, expected) => expect(steppedWeight(weight, by)).toBe(expected));

describe('what is stored', () => {
  const visit = () => {
    const area = makeArea(memoryBackend(), () => 0);
    return makeDraft(
      { session: { accountMark: 'A', lastLogin: 'sms' }, storage: { session: area, durable: area } },
      'parcel',
    );
  };

  test('the other page finds what was filled in on the first', async () => {
    const draft = visit();
    const first = makeParcelForm({ id: 'a', known: { weight: 3 }, draft });
    expect(first.form.values).toEqual({ ...NO_PARCEL, weight: 3 });
    first.fields.from.set(SHENZHEN);
    first.fields.size.set({ length: '1', width: '', height: '' });
    await settle();
    const second = makeParcelForm({ id: 'b', known: { from: BEIJING }, draft });
    expect(second.form.values).toEqual({
      ...NO_PARCEL,
      from: SHENZHEN,
      weight: 3,
      size: { length: '1', width: '', height: '' },
    });
  });

  test.each(['{', '[]', '{"from":7}', '{"weight":"2"}'])('%s counts as none', (text) => {
    const draft = visit();
    draft.write(text, null);
    expect(makeParcelForm({ id: 'a', known: {}, draft }).form.values).toEqual(NO_PARCEL);
  });
});
