import { ContractError } from '@/api/errors';
import { lengths, LONG, many } from '../testing/limits';
import { moduleDecoderSuite } from '../testing/moduleDecoder.suite';
import { goodsModule } from './goodsModule';

it('keeps the goods that can be shown', () => {
  const goodsItemList = [
    { imgUrl: '/a.png', name: '抽纸', bizId: 'G1' },
    { imgUrl: '/b.png', name: null, bizId: 1 },
    { imgUrl: '/c.png', name: '牛奶', bizId: [] },
    { imgUrl: '', name: '大米', bizId: 'G3' },
    { imgUrl: null, name: '', bizId: 'G4' },
    'goods',
  ];
  expect(goodsModule({ titleImgUrl: '/t.png', goodsItemList }, 'm')).toEqual({
    titleImageUrl: '/t.png',
    goods: [
      { imageUrl: '/a.png', name: '抽纸', bizId: 'G1' },
      { imageUrl: '/b.png', name: '', bizId: '1' },
      { imageUrl: '/c.png', name: '牛奶', bizId: '' },
      { imageUrl: '', name: '大米', bizId: 'G3' },
    ],
  });
});

it.each([[[]], [{}], [null], [[7]]])('is not shown with goods %p', (goodsItemList) => {
  expect(() => goodsModule({ titleImgUrl: '/t.png', goodsItemList }, 'm')).toThrow(ContractError);
});

moduleDecoderSuite(goodsModule, ['titleImgUrl', 'goodsItemList', 'imgUrl', 'name', 'bizId']);

it('cuts texts and lists to their limits', () => {
  const goodsItemList = many({ imgUrl: '/a.png', name: LONG, bizId: LONG });
  expect(lengths(goodsModule({ goodsItemList }, 'm'))).toMatchObject({
    goods: 300,
    'goods[].name': 60,
    'goods[].bizId': 64,
  });
});

it('reads as many of 100,000 goods as can be shown', () => {
  const goodsItemList = many({ name: 'x', imgUrl: '/a.png', bizId: '1' }, 100_000);
  expect(goodsModule({ goodsItemList }, 'm').goods).toHaveLength(300);
});
