/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, number, object, type Decoded } from '../../decode';
import { id } from '../../forms';
import { goodOnes } from '../../lenient';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireGoodsType = object({ goodsType: id, name: shortWords(40), maxWeight: number, hint: shortWords(80) });
export type GoodsType = Decoded<typeof wireGoodsType>;

const wireGoodsTypesData = object({
  goodsTypeList: array(wireGoodsType),
  forbiddenList: goodOnes(shortWords(40), 30),
  remarkList: goodOnes(shortWords(40), 10),
});
export type GoodsTypesData = Decoded<typeof wireGoodsTypesData>;

/** Kinds of goods, and what must not be sent */
export const goodsTypes: Operation<
  components['schemas']['EmptyRequest'],
  GoodsTypesData
> = {
  path: '/sendOrder/wechat/applets/send/goodsTypes',
  skipsAuth: true,
  decode: wireGoodsTypesData,
};
