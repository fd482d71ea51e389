import { ContractError } from '@/api/errors';
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
