import { Text, View } from '@tarojs/components';
import type { Scope } from '@/api/scope';
import { Button } from '@/components/Button';
import { Price } from '@/components/Amount';
import { MessageRow } from '@/domain/messages';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { cleanText } from '@/utils/text';
import styles from './SendSuccess.module.scss';

/** Fen from an address; null for what is no amount: nothing is better than a wrong one. */
export const amountOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Sentences of the page after an order; the words are ours. */
export const SUCCESS_TEXTS = {
  successTitle: '下单成功',
  successLead: (slot: string) => `快递员将于 ${slot} 上门取件`,
  successLeadPlain: '快递员将按预约时间上门取件',
  orderNo: '订单编号',
  payable: '预估费用',
  next: '接下来',
  nextSteps: [
    ['快递员上门', '取件前会电话联系您，请保持手机畅通'],
    ['称重打包', '当面核对物品和重量，以实际重量计费'],
    ['取件后付款', '取件完成后在订单中支付运费'],
  ],
  viewOrder: '查看订单',
  sendAgain: '再寄一件',
} as const;

const PAGE = 'sendSuccess';
const MAX_SLOT = 40;

interface SendSuccessProps {
  /** All from the address; '' for what it does not say. */
  readonly orderNo: string;
  readonly slot: string;
  readonly payFen: string;
  readonly scope: Scope;
}

/** The order is made: its number, what happens next, and the two ways on. */
export function SendSuccess({ orderNo, slot, payFen, scope }: SendSuccessProps) {
  const fen = amountOf(payFen);
  const when = cleanText(slot).slice(0, MAX_SLOT);
  return (
    <View className={styles['page']}>
      <View className={styles['head']}>
        <View className={styles['tick']} {...markup.access({ isHidden: true })} />
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {SUCCESS_TEXTS.successTitle}
        </View>
        <View className={styles['lead']}>
          {when === '' ? SUCCESS_TEXTS.successLeadPlain : SUCCESS_TEXTS.successLead(when)}
        </View>
      </View>
      <View className={styles['card']}>
        <View className={styles['fact']}>
          <Text className={styles['label']}>{SUCCESS_TEXTS.orderNo}</Text>
          <Text className={styles['number']}>{cleanText(orderNo)}</Text>
        </View>
        {fen !== null && (
          <View className={styles['fact']}>
            <Text className={styles['label']}>{SUCCESS_TEXTS.payable}</Text>
            <Price fen={fen} decimals={2} tone="ink" />
          </View>
        )}
      </View>
      <View className={styles['card']}>
        <View className={styles['next']} {...markup.access({ role: 'heading' })}>
          {SUCCESS_TEXTS.next}
        </View>
        {SUCCESS_TEXTS.nextSteps.map(([title, text], index) => (
          <View key={title} className={styles['step']}>
            <Text className={styles['place']}>{String(index + 1)}</Text>
            <View className={styles['words']}>
              <View className={styles['what']}>{title}</View>
              <View className={styles['how']}>{text}</View>
            </View>
          </View>
        ))}
      </View>
      <MessageRow scene="SEND" page={PAGE} scope={scope} className={styles['messages']} />
      <View className={styles['ways']}>
        <Button isBlock onClick={() => viewOrder(orderNo)}>
          {SUCCESS_TEXTS.viewOrder}
        </Button>
        <Button isBlock kind="secondary" onClick={sendAgain}>
          {SUCCESS_TEXTS.sendAgain}
        </Button>
      </View>
    </View>
  );
}

/** In place of this page: back from the order leads to the send page, not to a success that is over. */
async function viewOrder(orderNo: string): Promise<void> {
  tracker.click(PAGE, 'viewOrder');
  await (orderNo === ''
    ? navigator.replaceWith('orderList')
    : navigator.replaceWith('orderDetail', { orderNo }));
}

/** The send page lies below; on H5 a switch would put another one on top of it. */
async function sendAgain(): Promise<void> {
  tracker.click(PAGE, 'sendAgain');
  await navigator.goBack();
}
