import { View } from '@tarojs/components';
import type { Gift as WireGift } from '@/api/generated/operations/gift';
import { Button } from '@/components/Button';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { GiftUses } from './GiftUses';
import styles from '../Gift.module.scss';

const PAGE = 'giftPage';

export const GiftCoupons = ({ coupons }: WireGift) => (
  <>
    <View className={styles['state']} {...markup.access({ role: 'status' })}>
      优惠券已放入您的账户
    </View>
    <WonCoupons page={PAGE} coupons={coupons} />
    {coupons.length === 0 && (
      <Button kind="secondary" isBlock onClick={() => navigator.goTo('myCoupons')}>
        查看我的优惠券
      </Button>
    )}
    <GiftUses />
  </>
);
