import type { Decoder } from '@/api/decoder';
import { commonModule } from './common/commonModule';
import { drawModule } from './draw/drawModule';
import { goodsModule } from './goods/goodsModule';
import { goodsGroupModule } from './goodsGroup/goodsGroupModule';
import { mallGoodsAddress } from './shared/mallGoodsAddress';
import { regionalCodeModule } from './regionalCode/regionalCodeModule';
import { sendIncentiveModule } from './sendIncentive/sendIncentiveModule';

const LONG = '字'.repeat(500);
const many = (item: object): readonly object[] => Array.from({ length: 400 }, () => item);

const common = { title: LONG, subTitle: LONG, itemList: many({ imgUrl: '/a.png' }) };
const goods = { goodsItemList: many({ imgUrl: '/a.png', name: LONG, bizId: LONG }) };
const goodsGroup = {
  title: LONG,
  subTitle: LONG,
  itemList: many({ productId: LONG, productName: LONG, itemAttribute: LONG, imgUrl: '/a.png' }),
};
const code = {
  regionalCodeQrCodeUrl: '/q.png',
  scanLeadPhrase: LONG,
  codeErrorMessage: LONG,
  searchGuidePhrase: LONG,
};
const incentive = {
  sendIncentiveProgressResp: {
    secondsToexpiry: 1,
    sendIncentiveTaskProgressDTO: {
      title: LONG,
      buttonText: LONG,
      stageList: many({ targetNum: 1, prizeAmount: 0 }),
    },
  },
};
const draw = { drawPrizeActName: LONG, configId: 'x'.repeat(64), drawPrizeActId: 'x'.repeat(64) };

/** Lengths of the texts and lists in a view; of lists of objects, those of the first item. */
function lengths(view: unknown, name = ''): Record<string, number> {
  if (typeof view === 'string') return view === '' ? {} : { [name]: view.length };
  if (Array.isArray(view)) return { [name]: view.length, ...lengths(view[0], `${name}[]`) };
  if (typeof view !== 'object' || view === null) return {};
  return Object.assign(
    {},
    ...Object.entries(view).map(([key, part]) => lengths(part, name === '' ? key : `${name}.${key}`)),
  );
}

test.each<[string, Decoder<unknown>, object, Record<string, number>]>([
  ['common pictures', commonModule, common, { title: 40, subTitle: 80, pictures: 20 }],
  ['goods', goodsModule, goods, { goods: 300, 'goods[].name': 60, 'goods[].bizId': 64 }],
  [
    'grouped goods',
    goodsGroupModule,
    goodsGroup,
    {
      title: 40,
      subTitle: 40,
      'content.goods': 300,
      'content.goods[].name': 60,
      'content.goods[].attribute': 40,
      'content.goods[].productId': 64,
    },
  ],
  ['a regional code', regionalCodeModule, code, { scanPhrase: 80, errorMessage: 80, searchPhrase: 80 }],
  ['a send incentive', sendIncentiveModule, incentive, { title: 60, buttonText: 10, stages: 10 }],
  ['a draw', drawModule, draw, { name: 24, configId: 64, activityId: 64 }],
])('texts and lists of %s are cut to their limits', (_name, decode, wire, expected) => {
  expect(lengths(decode(wire, 'm'))).toMatchObject(expected);
});

test.each(['configId', 'drawPrizeActId'])('a draw needs its %s, of 1 to 64 characters', (field) => {
  for (const id of ['', 'x'.repeat(65), null])
    expect(() => drawModule({ ...draw, [field]: id }, 'm')).toThrow(field);
});

test('an id of 64 characters has an address in the mall', () => {
  expect(mallGoodsAddress('x'.repeat(64), '/m/{id}')).toBe(`/m/${'x'.repeat(64)}`);
});

test('a prize without an amount and a stage for one parcel are valid', () => {
  expect(sendIncentiveModule(incentive, 'm').stages[0]).toEqual({
    targetCount: 1,
    prizeFen: 0,
    isReceived: false,
  });
});
