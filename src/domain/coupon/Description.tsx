import { View } from '@tarojs/components';
import { RichContent } from '@/components/RichContent';
import { pictureAddress } from '@/session/links';
import { sanitizeHtml, type RichNode } from '@/utils/html';
import type { ListedCoupon } from './listRules';
import styles from './Description.module.scss';

/** Kept with the coupon: a row that comes back on screen, or is opened again, costs no second pass. */
const made = new WeakMap<ListedCoupon, readonly RichNode[]>();

function nodesOf(coupon: ListedCoupon): readonly RichNode[] {
  const known = made.get(coupon);
  if (known !== undefined) return known;
  const nodes = sanitizeHtml(coupon.descriptionHtml, { pictureAddress });
  made.set(coupon, nodes);
  return nodes;
}

/** The HTML under 使用说明 (product §1.2.3), made safe when it is first opened. Loaded with the first one. */
export function Description({ coupon }: { readonly coupon: ListedCoupon }) {
  return (
    <View className={styles['text']}>
      <RichContent nodes={nodesOf(coupon)} />
    </View>
  );
}
