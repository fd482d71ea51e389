import { observer } from 'mobx-react';
import { useCallback, useMemo } from 'react';
import type { RouteName } from '@/navigation';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { copyPayLink } from './copyPayLink';
import { FollowLogin } from './FollowLogin';
import type { Payment } from './makePayment';
import { canOpenAppToPay, OpenAppToPay } from './OpenAppToPay';
import { PayInOtherApp } from './PayInOtherApp';
import { PAY_TEXTS } from './payTexts';
import { PriceAction } from './PriceAction';
import { PriceBar } from './PriceBar';
import { purchaseActions } from './purchaseActions';
import type { PurchaseOutcome } from './PurchaseStore';
import { usePurchaseWatch } from './usePurchaseWatch';

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
  readonly otherAppText: string;
  /** If it can also be paid in the consumer app: what 打开APP opens there; '' its first page. */
  readonly appTarget?: string;
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
 * | no order, no payment in this host | where it can be paid | 打开APP in a phone's browser, 复制链接 |
 * | checking the payment | 正在确认支付结果… | 刷新结果, busy |
 * | perhaps paid | 支付结果确认中 | 刷新结果 |
 * | unpaid | 您有一笔未完成的支付, 支付未完成 | 取消支付, 继续支付 or 重新支付 |
 */
export const PayBar = observer(function PayBar(props: PayBarProps) {
  const { page, payment, fen, label, text, otherAppText, appTarget, link, onEnd } = props;
  const { purchase, watch, canPay } = payment;
  const opensApp = appTarget !== undefined && canOpenAppToPay(host.current());
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
  usePurchaseWatch(watch, () => void resume());
  const actions = useMemo(
    () => purchaseActions(purchase, { page, names: NAMES, report }),
    [page, purchase, report],
  );
  return (
    <>
      <FollowLogin resume={resume} />
      <PriceBar purchase={purchase} actions={actions}>
        {fen > 0 && !canPay ? (
          <PayInOtherApp
            text={opensApp ? PAY_TEXTS.inAnyApp : otherAppText}
            appButton={opensApp ? <OpenAppToPay page={page} target={appTarget} /> : null}
            onCopyLink={() => copyPayLink(page, link)}
          />
        ) : (
          <PriceAction
            label={label}
            fen={fen}
            text={text}
            isLoading={purchase.isBusy}
            onPress={actions.onBuy}
          />
        )}
      </PriceBar>
    </>
  );
});
