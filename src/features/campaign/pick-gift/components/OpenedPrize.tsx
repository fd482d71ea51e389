import { View } from '@tarojs/components';
import type { PickGift as Gift } from '@/api/generated/operations/pickGift';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { toWelfare } from '@/domain/activity/moreOffers';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import styles from '../PickGift.module.scss';

const PAGE = 'pickGiftActivity';

const MORE_OFFERS = toWelfare(PAGE);

export function OpenedPrize({ gift: { prizeType, fundFen, coupons } }: { readonly gift: Gift }) {
  switch (prizeType) {
    case 'COUPON':
      return (
        <>
          <Won text="恭喜您获得优惠券" />
          <WonCoupons page={PAGE} coupons={coupons} />
        </>
      );
    case 'FUND':
      return (
        <Card className={styles['centered']}>
          <Won text="恭喜您获得减免金" />
          <Price fen={fundFen} size="huge" />
          <Button
            isBlock
            onClick={() => {
              tracker.click(PAGE, 'fund');
              return navigator.goTo('reductionFunds');
            }}
          >
            去查看
          </Button>
        </Card>
      );
    case 'THANKS':
    case 'NONE':
    case 'unknown':
      return (
        <Card className={styles['centered']}>
          <Won text={prizeType === 'THANKS' ? '谢谢参与，下次取件再来' : '礼盒已打开，礼品以账户中的为准'} />
          <Button isBlock onClick={MORE_OFFERS.onPress}>
            {MORE_OFFERS.text}
          </Button>
        </Card>
      );
  }
}

const Won = ({ text }: { readonly text: string }) => (
  <View className={styles['won']} {...markup.access({ role: 'status' })}>
    {text}
  </View>
);
