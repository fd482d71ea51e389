import { Price } from '@/components/Amount';
import { EmptyState } from '@/components/StateView';
import { MessageRow } from '@/domain/messages/MessageRow';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { Steps } from '@/templates/GuidePage';
import { Facts, ResultPage } from '@/templates/ResultPage';
import { tracker } from '@/tracking';
import { cleanText } from '@/utils/text';

const PAGE = 'sendSuccess';
const MAX_SLOT = 40;
const NEXT = [
  { title: '快递员上门', text: '取件前会电话联系您，请保持手机畅通' },
  { title: '称重打包', text: '当面核对物品和重量，以实际重量计费' },
  { title: '取件后付款', text: '取件完成后在订单中支付运费' },
];

/** Fen from an address; null for what is no amount: nothing is better than a wrong one. */
export const amountOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** The order is made: its number, what happens next, and the two ways on. An address without an order made none. */
export function SendSuccess({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const orderNo = cleanText(params['orderNo'] ?? '').trim();
  const slot = cleanText(params['slot'] ?? '').slice(0, MAX_SLOT);
  const fen = amountOf(params['payFen'] ?? '');
  if (orderNo === '')
    return (
      <EmptyState
        text="没有找到这笔订单"
        action={{ text: '查看订单', onPress: () => navigator.replaceWith('orderList') }}
      />
    );
  // In place of this page: back from the order leads to the send page, not to a success that is over.
  const viewOrder = async (): Promise<void> => {
    tracker.click(PAGE, 'viewOrder');
    await navigator.replaceWith('orderDetail', { orderNo });
  };
  // The send page lies below; on H5 a switch would put another one on top of it.
  const sendAgain = async (): Promise<void> => {
    tracker.click(PAGE, 'sendAgain');
    await navigator.goBack();
  };
  return (
    <ResultPage
      mark="done"
      title="下单成功"
      facts={[slot === '' ? '快递员将按预约时间上门取件' : `快递员将于 ${slot} 上门取件`]}
      actions={[
        { text: '查看订单', onPress: viewOrder },
        { text: '再寄一件', onPress: sendAgain },
      ]}
    >
      <Facts
        facts={[
          { label: '订单编号', value: orderNo },
          ...(fen === null
            ? []
            : [{ label: '预估费用', value: <Price fen={fen} decimals={2} tone="ink" /> }]),
        ]}
      />
      <Steps title="接下来" steps={NEXT} />
      <MessageRow scene="SEND" page={PAGE} scope={scope} />
    </ResultPage>
  );
}
