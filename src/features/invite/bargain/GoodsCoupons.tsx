import { View } from '@tarojs/components';
import type { BargainGoods } from '@/api/generated/operations/help';
import { Card } from '@/components/Card';
import { PackageCoupon } from '@/domain/couponSale/PackageCoupon';
import { markup } from '@/platform/markup';
import styles from './Bargain.module.scss';

/** The coupons a buyer receives. */
export function GoodsCoupons({ coupons }: { readonly coupons: BargainGoods['couponList'] }) {
  if (coupons.length === 0) return null;
  return (
    <Card>
      <View className={styles['heading']} {...markup.access({ role: 'heading' })}>
        购买后可得
      </View>
      {coupons.map(({ couponType, couponCostStr, couponTitle, couponDesc, validDays, count }, index) => (
        <PackageCoupon
          // Their order never changes, and they have no ids before the purchase.
          key={index}
          type={couponType}
          cost={couponCostStr}
          title={couponTitle}
          description={couponDesc}
          validity={`购买后 ${validDays} 天内有效`}
          count={count}
        />
      ))}
    </Card>
  );
}
