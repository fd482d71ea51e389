import { env } from '@/env';
import type { GroupGoodsView } from '../goodsGroup/goodsGroupModule';

const MAX_ID = 64;

/**
 * Address of a mall product (product §2.9 "fixed external links"); '' for an invalid id.
 * @param template `{id}` is replaced by the product id
 */
export function mallGoodsAddress(id: string, template: string = env.mallGoodsUrl): string {
  if (id === '' || id.length > MAX_ID) return '';
  try {
    const encoded = encodeURIComponent(id);
    return template.replace('{id}', () => encoded);
  } catch (error) {
    // A lone surrogate cannot be encoded.
    if (error instanceof URIError) return '';
    throw error;
  }
}

/**
 * Address of goods of a group (product §2.3 "goodsGroupModuleList"): the home-service or laundry page if the build has
 * its link, otherwise the mall.
 */
export function groupGoodsAddress(
  { productId, kind }: Pick<GroupGoodsView, 'productId' | 'kind'>,
  places: Pick<typeof env, 'homeServiceGoodsUrl' | 'washGoodsUrl' | 'mallGoodsUrl'> = env,
): string {
  const own = { homeService: places.homeServiceGoodsUrl, wash: places.washGoodsUrl, mall: '' }[kind];
  return mallGoodsAddress(productId, own || places.mallGoodsUrl);
}
