import { env } from '@/env';
import type { GroupGoodsView } from '../goodsGroup/goodsGroupModule';

const MAX_ID = 64;

/**
 * Address of a mall product (product §2.9 "fixed external links"); '' for an id that is none.
 * @param template `{id}` stands for the product
 */
export function mallGoodsAddress(id: string, template: string = env.mallGoodsUrl): string {
  if (id === '' || id.length > MAX_ID) return '';
  try {
    const encoded = encodeURIComponent(id);
    return template.replace('{id}', () => encoded);
  } catch (error) {
    // Half of a surrogate pair has no encoding.
    if (error instanceof URIError) return '';
    throw error;
  }
}

/**
 * Address of goods of a group (product §2.3 "goodsGroupModuleList"): of home services and of the laundry where they have
 * a place of their own, else of the mall.
 */
export function groupGoodsAddress(
  { productId, kind }: Pick<GroupGoodsView, 'productId' | 'kind'>,
  places: Pick<typeof env, 'homeServiceGoodsUrl' | 'washGoodsUrl' | 'mallGoodsUrl'> = env,
): string {
  const own = { homeService: places.homeServiceGoodsUrl, wash: places.washGoodsUrl, mall: '' }[kind];
  return mallGoodsAddress(productId, own || places.mallGoodsUrl);
}
