import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useMemo } from 'react';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { useShownAgain } from '@/hooks/useShownAgain';
import type { RouteName } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { copyPayLink } from './copyPayLink';
import { FollowLogin } from './FollowLogin';
import type { Payment } from './makePayment';
import { orderActions } from './orderActions';
import { OrderChoice } from './OrderChoice';
import { OrderStatus } from './OrderStatus';
import { PAY_TEXTS } from './payTexts';
import type { PurchaseOutcome } from './PurchaseStore';
import styles from './PayBar.module.scss';

const NAMES = { buy: 'pay', cancel: 'cancelPayment' } as const;

interface PayBarProps {
  readonly page: RouteName;
  readonly payment: Payment;
  /** What is left to pay, fen. 0 needs no cashier, so any host can do it. */
  readonly fen: number;
  readonly label: string;
  /** The main button. */
  readonly text: string;
  /** Shown where nothing can be paid, beside the link to copy. */
  readonly elsewhere: string;
  /** Path of the same page on H5. */
  readonly link: string;
  /** The payment ended, or was refused: the page's data may have changed. */
  readonly onEnd: (outcome: Exclude<PurchaseOutcome, { kind: 'nothing' }>) => Promise<unknown>;
}

/**
 * Bar at the bottom of a page that is paid on: the sum, the next action, and the state of an order. Continues an order
 * that was left open.
 *
 * | state | text | buttons |
 * |---|---|---|
 * | no order | sum | the page's main button |
 * | no order, no payment in this host | where it can be paid | 复制链接 |
 * | checking the payment | 正在确认支付结果… | 刷新结果, busy |
 * | perhaps paid | 支付结果确认中 | 刷新结果 |
 * | unpaid | 您有一笔未完成的支付, 支付未完成 | 取消支付, 继续支付 or 重新支付 |
 */
export const PayBar = observer(function PayBar(props: PayBarProps) {
  const { page, payment, fen, label, text, elsewhere, link, onEnd } = props;
  const { purchase, watch, canPay } = payment;
  const report = useCallback(
    async (outcome: PurchaseOutcome): Promise<void> => {
      if (outcome.kind === 'nothing') return;
      tracker.track({ page, type: 'result', component: 'pay', context: { kind: outcome.kind } });
      if (outcome.kind !== 'paid') toast.show(outcome.text);
      await onEnd(outcome);
    },
    [page, onEnd],
  );
  const resume = useCallback(async () => report(await purchase.resume()), [purchase, report]);
  useShownAgain(
    () => {
      watch.resume();
      void resume();
    },
    () => watch.pause(),
  );
  const actions = useMemo(
    () => orderActions(purchase, { page, names: NAMES, report }),
    [page, purchase, report],
  );
  return (
    <View className={styles['bar']}>
      <FollowLogin resume={resume} />
      <View className={styles['inner']}>
        <OrderStatus purchase={purchase} />
        <View className={styles['row']}>
          <OrderChoice purchase={purchase} actions={actions}>
            {fen > 0 && !canPay ? (
              <>
                <View className={styles['elsewhere']}>{elsewhere}</View>
                <Button className={styles['pay']} onClick={() => copyPayLink(page, link)}>
                  {PAY_TEXTS.copyLink}
                </Button>
              </>
            ) : (
              <>
                <View className={styles['price']}>
                  <Text className={styles['label']}>{label}</Text>
                  <Price fen={fen} decimals={2} size="title" className={styles['amount']} />
                </View>
                <Button className={styles['pay']} isLoading={purchase.isBusy} onClick={actions.onBuy}>
                  {text}
                </Button>
              </>
            )}
          </OrderChoice>
        </View>
      </View>
    </View>
  );
});
