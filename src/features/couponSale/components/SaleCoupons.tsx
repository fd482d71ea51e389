import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { couponCount } from '../saleRules';
import { SALE_TEXTS } from '../saleTexts';
import type { Sale } from '../saleTypes';
import { CouponRow } from './CouponRow';
import styles from './SaleCoupons.module.scss';

/** What is inside, each kind of coupon once with how often it is there. */
export function SaleCoupons({ sale }: { readonly sale: Pick<Sale, 'coupons'> }) {
  return (
    <Card className={styles['card']}>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {`${SALE_TEXTS.inside}（共 ${couponCount(sale)} 张）`}
      </View>
      {sale.coupons.map((coupon, index) => (
        <CouponRow
          // A package never changes its order, and its coupons have no ids before they are bought.
          key={index}
          type={coupon.type}
          cost={coupon.cost}
          title={coupon.title}
          description={coupon.description}
          validity={`购买后 ${coupon.validDays} 天内有效`}
          count={coupon.count}
        />
      ))}
    </Card>
  );
}
