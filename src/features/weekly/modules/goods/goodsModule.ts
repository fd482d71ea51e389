import type { Decoder } from '@/api/decoder';
import { goodOnes } from '@/api/lenient';
import { address, fields, nothingToShow, shownText } from '../shared/decoders';

export interface GoodsView {
  readonly imageUrl: string;
  readonly name: string;
  /** Id of the product in the mall; '' for no link. */
  readonly bizId: string;
}

/** A carousel of goods (product §2.3 "goodsModuleList"). */
interface GoodsCarouselView {
  readonly titleImageUrl: string;
  readonly goods: readonly GoodsView[];
}

/** The contract's limit. */
const MAX_GOODS = 300;

const name = shownText(60);
const id = shownText(64);

const goodsItem: Decoder<GoodsView> = (value, path) => {
  const item = fields(value, path);
  const goods = {
    imageUrl: address(item['imgUrl'], path),
    name: name(item['name'], path),
    bizId: id(item['bizId'], path),
  };
  return goods.imageUrl === '' && goods.name === '' ? nothingToShow(path) : goods;
};

/** @throws ContractError if there are no goods */
export const goodsModule: Decoder<GoodsCarouselView> = (value, path) => {
  const module = fields(value, path);
  const goods = goodOnes(goodsItem, MAX_GOODS)(module['goodsItemList'], `${path}.goodsItemList`);
  if (goods.length === 0) return nothingToShow(path);
  return { titleImageUrl: address(module['titleImgUrl'], path), goods };
};
