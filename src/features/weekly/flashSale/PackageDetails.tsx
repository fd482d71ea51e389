import { Text, View } from '@tarojs/components';
import { businessLabel } from '@/features/weekly/businessLabel';
import { markup } from '@/platform/markup';
import { priceText, valueText } from './rightTexts';
import type { CouponSale, SessionCoupon } from './sessionTypes';
import styles from './PackageDetails.module.scss';

interface PackageDetailsProps {
  readonly sale: CouponSale;
  /** Shows the package's coupons. */
  readonly hasChips: boolean;
}

/** More than fit in two lines of a narrow phone; the stub shows the total count. */
const MAX_CHIPS = 4;

/** Price and contents of a coupon package. */
export function PackageDetails({ sale, hasChips }: PackageDetailsProps) {
  const { priceFen, originalPriceFen, coupons } = sale;
  return (
    <>
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
      {hasChips && (
        <View className={styles['chips']}>
          {coupons.slice(0, MAX_CHIPS).map((coupon, index) => (
            <Text key={index} className={styles['chip']}>
              {chipText(coupon)}
            </Text>
          ))}
        </View>
      )}
    </>
  );
}

/** `￥5寄件×3`. */
function chipText(coupon: SessionCoupon): string {
  const { businesses, businessText, count } = coupon;
  return `${valueText(coupon)}${businessLabel(businesses, businessText)}${count > 1 ? `×${count}` : ''}`;
}
