import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { ActivitySteps } from '@/domain/activity/parts/ActivitySteps';
import { regionText } from '@/domain/address/addressRules';
import type { Contact } from '@/domain/address/addressTypes';
import { HANDED } from '@/domain/address/handedAddress';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { toMinute } from '@/utils/beijingTime';
import { maskPhone } from '@/utils/phone';
import type { GiftProps } from '../giftProps';
import type { GiftStore } from '../GiftStore';
import { GIFT_TEXTS } from '../GiftStore';
import { GiftUses } from './GiftUses';
import { MoreServices } from './MoreServices';
import styles from '../Gift.module.scss';

const PAGE = 'giftPage';

export const GiftToAccept = observer(function GiftToAccept({ store, gift }: GiftProps) {
  const { receiver } = store;
  const isThing = gift.kind === 'THING';
  const isToChoose = isThing && receiver === null;
  const until = toMinute(gift.expireTm);
  return (
    <>
      <Card className={styles['lead']}>
        {gift.goodsDesc !== '' && <View className={styles['goods']}>{gift.goodsDesc}</View>}
        {until !== '' && <View className={styles['until']}>{`请在 ${until} 前领取`}</View>}
        {isThing && receiver !== null && <Receiver receiver={receiver} />}
        <Button
          isBlock
          isLoading={store.isAccepting}
          onClick={() => (isToChoose ? choose() : accept(store, isThing))}
        >
          {isToChoose ? GIFT_TEXTS.chooseAddress : isThing ? '确认领取' : '立即领取'}
        </Button>
        {isThing && <View className={styles['note']}>地址提交后不能修改，请仔细核对</View>}
      </Card>
      <ActivitySteps title="领取方式" steps={isThing ? THING_STEPS : COUPON_STEPS} />
      {isThing ? <MoreServices /> : <GiftUses />}
    </>
  );
});

const THING_STEPS = ['选择收货地址', '确认领取', '在这里查看物流'];

const COUPON_STEPS = ['点“立即领取”', '优惠券放入账户', '下单时自动抵扣'];

/** The chosen address; a tap changes it. */
const Receiver = ({ receiver }: { readonly receiver: Contact }) => (
  <Pressable
    className={styles['address']}
    label={`更换收货地址，${receiver.name}，${maskPhone(receiver.mobile)}`}
    onPress={choose}
  >
    <View className={styles['where']}>
      <View className={styles['who']}>{`${receiver.name} ${maskPhone(receiver.mobile)}`}</View>
      <View className={styles['hint']}>{`${regionText(receiver)} ${receiver.detail}`}</View>
    </View>
    <View className={styles['chevron']} {...markup.access({ isHidden: true })} />
  </Pressable>
);

async function choose(): Promise<void> {
  tracker.click(PAGE, 'address');
  await navigator.goTo('addressBook', { kind: 'RECEIVER', choose: HANDED });
}

async function accept(store: GiftStore, isThing: boolean): Promise<void> {
  tracker.click(PAGE, isThing ? 'acceptThing' : 'acceptCoupon');
  const words = await store.accept();
  if (words !== '') toast.show(words);
}
