import { Text, View } from '@tarojs/components';
import { memo } from 'react';
import { businessLabel } from '@/features/weekly/businessLabel';
import { markup } from '@/platform/markup';
import { priceText, valueText } from './rightTexts';
import type { CouponSale, SessionCoupon } from './sessionTypes';
import { Stub } from './Stub';
import styles from './RightTicket.module.scss';

interface PackageFaceProps {
  readonly sale: CouponSale;
  /** Shows the package's coupons (`associatedRightsImgFlag`). */
  readonly hasChips: boolean;
}

/** More than fit in two lines of a narrow phone; the stub shows the total count. */
const MAX_CHIPS = 4;

/** A coupon package: number of coupons, title, price, contents. */
export const PackageFace = memo(function PackageFace({ sale, hasChips }: PackageFaceProps) {
  const { title, tag, priceFen, originalPriceFen, count, coupons } = sale;
  return (
    <>
      <Stub prefix="" value={String(count)} suffix="张" />
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['price']}>
          {priceText(priceFen)}
          {originalPriceFen > priceFen && (
            <Text
              className={styles['original']}
              {...markup.access({ label: `原价${priceText(originalPriceFen)}` })}
            >
              {priceText(originalPriceFen)}
            </Text>
          )}
        </View>
        {hasChips && coupons.length > 0 ? (
          <View className={styles['chips']}>
            {coupons.slice(0, MAX_CHIPS).map((coupon, index) => (
              <Text key={index} className={styles['chip']}>
                {chipText(coupon)}
              </Text>
            ))}
          </View>
        ) : (
          <View className={styles['business']}>
            {businessLabel(coupons.flatMap(({ businesses }) => businesses))}
          </View>
        )}
      </View>
      {tag !== '' && <Text className={styles['tag']}>{tag}</Text>}
    </>
  );
});

/** `￥5寄件×3`. */
function chipText(coupon: SessionCoupon): string {
  const { businesses, businessText, count } = coupon;
  return `${valueText(coupon)}${businessLabel(businesses, businessText)}${count > 1 ? `×${count}` : ''}`;
}
