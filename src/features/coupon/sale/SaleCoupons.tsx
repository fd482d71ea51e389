import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Ticket } from '@/domain/coupon/Ticket';
import { couponCount } from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import type { Sale } from '@/domain/couponSale/saleTypes';
import { markup } from '@/platform/markup';
import styles from './saleCards.module.scss';

/** Contents of the package: each kind of coupon once, with its count. */
export function SaleCoupons({ sale }: { readonly sale: Pick<Sale, 'coupons'> }) {
  return (
    <Card className={styles['card']}>
      <View className={styles['saleCouponsTitle']} {...markup.access({ role: 'heading' })}>
        {`${SALE_TEXTS.inside}（共 ${couponCount(sale)} 张）`}
      </View>
      {sale.coupons.map((coupon, index) => (
        <Ticket
          // A package's order never changes, and its coupons have no ids before the purchase.
          key={index}
          size="middle"
          type={coupon.type}
          cost={coupon.cost}
          title={coupon.title}
          note={coupon.description}
          validity={`购买后 ${coupon.validDays} 天内有效`}
          count={coupon.count}
        />
      ))}
    </Card>
  );
}
