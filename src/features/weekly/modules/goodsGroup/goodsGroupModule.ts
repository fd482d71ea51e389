import { boolean, literal, number } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { goodOnes, withDefault } from '@/api/lenient';
import { BUSINESS_LABELS } from '@/domain/activity/businessLabels';
import { businessLabel } from '@/features/weekly/businessLabel';
import { plainColor } from '@/utils/color';
import { address, fields, nothingToShow, shownText } from '../shared/decoders';

/** Kind of a group by its `groupType`; goods use their own `itemBizType` if it names a kind. */
type GroupKind = 'homeService' | 'wash';
type GoodsKind = GroupKind | 'mall';

export interface GroupGoodsView {
  /** '' for no link. */
  readonly productId: string;
  readonly name: string;
  /** Short description. */
  readonly attribute: string;
  /** Determines the link's target. */
  readonly kind: GoodsKind;
  /** Name of the business, e.g. 家政. */
  readonly label: string;
  /** Offered for group buying. */
  readonly isGroupBuy: boolean;
  readonly imageUrl: string;
}

/** Goods of one kind of service (product §2.3 "goodsGroupModuleList"). */
export interface GoodsGroupView {
  readonly title: string;
  readonly subTitle: string;
  readonly kind: GroupKind;
  /** A plain CSS colour, '' for the card's background. */
  readonly groundColor: string;
  readonly titleImageUrl: string;
  readonly content: GroupContent;
}

/** By `displayType`: 1: the goods, 2: the place is unknown, other: not available at this place. */
type GroupContent =
  | { readonly kind: 'goods'; readonly layout: 'columns' | 'row'; readonly goods: readonly GroupGoodsView[] }
  | { readonly kind: 'unlocated' | 'unserved'; readonly imageUrl: string };

/** The contract's limit. */
const MAX_GOODS = 300;
const LIST = 1;
const UNLOCATED = 2;
const ONE_ROW = 2;
const WASH = 2;

const title = shownText(40);
const name = shownText(60);
const id = shownText(64);
const isOn = withDefault(boolean, false);
const numberOr = (fallback: number) => withDefault(number, fallback);

/** Business codes of product §2.3 "Business" that have their own pages. */
const KIND_OF_BUSINESS: Readonly<Partial<Record<number, GoodsKind>>> = {
  6: 'mall',
  7: 'wash',
  9: 'homeService',
  10: 'homeService',
};
const BUSINESS_OF_GROUP: Readonly<Record<GroupKind, number>> = { homeService: 9, wash: 7 };

/** `itemBizType` is a business code as text; a missing or unknown one is replaced by the group's. */
function businessOf(value: unknown, group: GroupKind, path: string): number {
  const code = Number(id(value, path) || NaN);
  return BUSINESS_LABELS[code] === undefined ? BUSINESS_OF_GROUP[group] : code;
}

interface OrderedGoods {
  readonly order: number;
  readonly goods: GroupGoodsView;
}

const goodsItemOf =
  (group: GroupKind): Decoder<OrderedGoods> =>
  (value, path) => {
    const item = fields(value, path);
    const business = businessOf(item['itemBizType'], group, path);
    const goods = {
      productId: id(item['productId'], path),
      name: name(item['productName'], path),
      attribute: title(item['itemAttribute'], path),
      kind: KIND_OF_BUSINESS[business] ?? group,
      label: businessLabel([business]),
      isGroupBuy: isOn(item['groupBuyItem'], path),
      imageUrl: address(item['imgUrl'], path),
    };
    if (goods.imageUrl === '' && goods.name === '') return nothingToShow(path);
    return { order: numberOr(Number.MAX_SAFE_INTEGER)(item['order'], path), goods };
  };

/** @throws ContractError for a list without goods: a title alone is not worth showing */
export const goodsGroupModule: Decoder<GoodsGroupView> = (value, path) => {
  const module = fields(value, path);
  const kind = withDefault(literal(1, 2), 1)(module['groupType'], path) === WASH ? 'wash' : 'homeService';
  return {
    title: title(module['title'], path) || title(module['groupName'], path),
    subTitle: title(module['subTitle'], path),
    kind,
    groundColor: plainColor(shownText(40)(module['backgroundColor'], path)) ?? '',
    titleImageUrl: address(module['titleBackgroundImage'], path),
    content: readContent(module, kind, path),
  };
};

function readContent(module: Readonly<Record<string, unknown>>, kind: GroupKind, path: string): GroupContent {
  // Decision: without `displayType` the goods are shown; without goods the module is not shown.
  const displayType = numberOr(LIST)(module['displayType'], path);
  if (displayType === UNLOCATED)
    return { kind: 'unlocated', imageUrl: address(module['unauthorizedLocationImgUrl'], path) };
  if (displayType !== LIST)
    return { kind: 'unserved', imageUrl: address(module['mismatchLocationImgUrl'], path) };
  const goods = goodOnes(goodsItemOf(kind), MAX_GOODS)(module['itemList'], `${path}.itemList`)
    .map(({ order, goods: item }, index) => ({ order, item, index }))
    .sort((a, b) => a.order - b.order || a.index - b.index)
    .map(({ item }) => item);
  if (goods.length === 0) return nothingToShow(path);
  const isRow = numberOr(1)(module['displayStyle'], path) === ONE_ROW;
  return { kind: 'goods', layout: isRow ? 'row' : 'columns', goods };
}
