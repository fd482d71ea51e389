import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { toWelfare } from '@/domain/activity/moreOffers';
import { navigator } from '@/navigation';
import { clipboard } from '@/platform/clipboard';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { Facts } from '@/templates/Facts';
import { tracker } from '@/tracking';
import { toMinute } from '@/utils/beijingTime';
import type { GiftProps } from '../giftProps';
import styles from '../Gift.module.scss';

const PAGE = 'giftPage';

const MORE_OFFERS = toWelfare(PAGE);

const PARCEL_STATES = {
  TO_SHIP: ['待发货', '领取成功，礼物将尽快发出'],
  SHIPPED: ['已发货', '礼物正在路上，请留意签收'],
  SIGNED: ['已签收', '礼物已送达，祝您生活愉快'],
} as const;

interface ParcelProps extends Pick<GiftProps, 'gift'> {
  readonly stateCode: keyof typeof PARCEL_STATES;
}

/** The user's own physical gift in delivery. */
export function GiftParcel({ gift, stateCode }: ParcelProps) {
  const { receiverName, receiverMobile, receiverAddress, carrierName, waybillNo } = gift;
  const [state, hint] = PARCEL_STATES[stateCode];
  const next = waybillNo === '' ? MORE_OFFERS : { text: '查看物流', onPress: () => trace(waybillNo) };
  return (
    <>
      <View className={styles['state']} {...markup.access({ role: 'status' })}>
        <View>{state}</View>
        <View className={styles['hint']}>{hint}</View>
      </View>
      <Facts
        facts={[
          { label: '礼物', value: gift.goodsDesc },
          { label: '收货人', value: `${receiverName} ${receiverMobile}`.trim() },
          { label: '收货地址', value: receiverAddress },
          { label: '快递公司', value: carrierName },
          { label: '运单号', value: waybillNo === '' ? '' : <Waybill no={waybillNo} /> },
          { label: '领取时间', value: toMinute(gift.acceptTm) },
          { label: '发货时间', value: toMinute(gift.shipTm) },
          { label: '签收时间', value: toMinute(gift.signTm) },
        ].filter(({ value }) => value !== '')}
      />
      <Button isBlock onClick={next.onPress}>
        {next.text}
      </Button>
    </>
  );
}

const Waybill = ({ no }: { readonly no: string }) => (
  <View className={styles['waybill']}>
    <View>{no}</View>
    <Pressable className={styles['copy']} label={`复制运单号 ${no}`} onPress={() => copy(no)}>
      复制
    </Pressable>
  </View>
);

async function trace(waybillNo: string): Promise<void> {
  tracker.click(PAGE, 'trace');
  await navigator.goTo('checkExpress', { waybillNo });
}

async function copy(waybillNo: string): Promise<void> {
  tracker.click(PAGE, 'copy');
  const outcome = await clipboard.write(waybillNo);
  toast.show(outcome.kind === 'done' ? '运单号已复制' : '复制失败，请长按运单号复制');
}
