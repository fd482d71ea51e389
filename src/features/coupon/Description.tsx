import { View } from '@tarojs/components';
import { RichContent } from '@/components/RichContent';
import { pictureAddress } from '@/session/links';
import { sanitizeHtml, type RichNode } from '@/utils/html';
import type { ListedCoupon } from './listTypes';
import styles from './Description.module.scss';

/** Cached per coupon, so that a row that scrolls back or is reopened is not sanitized again. */
const made = new WeakMap<ListedCoupon, readonly RichNode[]>();

function nodesOf(coupon: ListedCoupon): readonly RichNode[] {
  const known = made.get(coupon);
  if (known !== undefined) return known;
  const nodes = sanitizeHtml(coupon.descriptionHtml, { pictureAddress });
  made.set(coupon, nodes);
  return nodes;
}

/**
 * The HTML of 使用说明 (product §1.2.3), sanitized when first opened. This module loads when the first description opens.
 */
export function Description({ coupon }: { readonly coupon: ListedCoupon }) {
  return (
    <View className={styles['text']}>
      <RichContent nodes={nodesOf(coupon)} />
    </View>
  );
}
