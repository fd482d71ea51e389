import { View } from '@tarojs/components';
import type { BargainGoods } from '@/api/generated/operations/help';
import { Card } from '@/components/Card';
import { Ticket } from '@/domain/coupon/Ticket';
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
        <Ticket
          // Their order never changes, and they have no ids before the purchase.
          key={index}
          size="middle"
          type={couponType}
          cost={couponCostStr}
          title={couponTitle}
          note={couponDesc}
          validity={`购买后 ${validDays} 天内有效`}
          count={count}
        />
      ))}
    </Card>
  );
}
