import { View } from '@tarojs/components';
import type { CouponInfo } from '@/api/generated/schemas/CouponInfo';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { validityRange, toCoupon } from '@/domain/receive/receivedCoupon';
import { navigator, type RouteName } from '@/navigation';
import { tracker } from '@/tracking';
import { PackageCoupon } from './PackageCoupon';
import styles from './WonCoupons.module.scss';

interface WonCouponsProps {
  readonly page: RouteName;
  readonly coupons: readonly CouponInfo[];
}

/** Coupons that the user received, each with a button to send a parcel with it. */
export const WonCoupons = ({ page, coupons }: WonCouponsProps) => (
  <>
    {coupons.map(toCoupon).map(({ id, type, cost, description, title, validStart, validEnd }) => (
      <Card key={id}>
        <PackageCoupon
          type={type}
          cost={cost}
          title={title}
          description={description}
          validity={validityRange(validStart, validEnd)}
        />
        <View className={styles['use']}>
          <Button size="small" label={`去使用，${title}`} onClick={() => use(page, id)}>
            去使用
          </Button>
        </View>
      </Card>
    ))}
  </>
);

async function use(page: RouteName, couponId: string): Promise<void> {
  tracker.click(page, 'use');
  await navigator.goTo('send', { couponId });
}
