import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useMemo, useEffect, useCallback, type ReactNode } from 'react';
import type { Scope } from '@/api';
import type { BargainGoods } from '@/api/generated/operations/help';
import { Button } from '@/components/Button';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { copyPayLink } from '@/domain/payment/copyPayLink';
import type { Payment } from '@/domain/payment/makePayment';
import { PaymentHelp } from '@/domain/payment/PaymentHelp';
import { PAY_TEXTS } from '@/domain/payment/payTexts';
import { purchaseActions } from '@/domain/payment/purchaseActions';
import { PurchaseChoice } from '@/domain/payment/PurchaseChoice';
import { PurchaseStatus } from '@/domain/payment/PurchaseStatus';
import type { PurchaseOutcome } from '@/domain/payment/PurchaseStore';
import { usePurchaseWatch } from '@/domain/payment/usePurchaseWatch';
import { yuan } from '@/features/invite/helpAmount';
import type { HelpStore } from '@/features/invite/HelpStore';
import { HelpText } from '@/features/invite/HelpText';
import { h5PathOf, navigator, type RouteName } from '@/navigation';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { tracker } from '@/tracking';
import { makeBargainPurchase } from './bargainPurchase';
import styles from './Bargain.module.scss';

const NAMES = { buy: 'buy', cancel: 'cancelOrder' } as const;

/** The purchase of one page visit; its progress outlives the component that shows it. */
export interface KeptPurchase {
  made: Payment | null;
}

interface BuyingProps {
  readonly page: RouteName;
  readonly store: HelpStore;
  readonly scope: Scope;
  readonly kept: KeptPurchase;
  readonly activityCode: string;
  readonly goods: BargainGoods;
  /** Rendered while there is no open order; `buyButton` renders the buy button. */
  readonly children: (buyButton: (kind: 'primary' | 'secondary') => ReactNode) => ReactNode;
}

/** The user's order and its actions, or the children if there is no order. */
export const Buying = observer(function Buying(props: BuyingProps) {
  const { page, store, scope, kept, activityCode, goods, children } = props;
  const [buying] = useState(() => (kept.made ??= makeBargainPurchase(store, scope)));
  const { purchase, watch } = buying;
  const report = useCallback(
    async (outcome: PurchaseOutcome): Promise<void> => {
      if (outcome.kind === 'nothing') return;
      tracker.track({ page, type: 'result', component: 'purchase', context: { kind: outcome.kind } });
      if (outcome.kind === 'paid') {
        await navigator.goTo('couponSaleResult', { orderNo: outcome.orderNo });
        return;
      }
      toast.show(outcome.text);
      // Price, stock or state have changed.
      await store.query.refetch();
    },
    [page, store],
  );
  /** Resumes an open order once its possible owner is logged in. */
  const resume = useCallback(async () => report(await purchase.resume()), [purchase, report]);
  const { token } = session;
  useEffect(() => {
    void resume();
  }, [resume, token, activityCode]);
  usePurchaseWatch(watch, () => void resume());
  const actions = useMemo(
    () => purchaseActions(purchase, { page, names: NAMES, report }),
    [page, purchase, report],
  );
  const isOpen = !['idle', 'ordering', 'paying'].includes(purchase.phase);
  return (
    <>
      <PurchaseStatus purchase={purchase} />
      <View className={isOpen ? styles['row'] : styles['actions']}>
        <PurchaseChoice purchase={purchase} actions={actions}>
          {children((kind) => (
            <BuyButton
              page={page}
              goods={goods}
              buying={buying}
              activityCode={activityCode}
              kind={kind}
              onBuy={actions.onBuy}
            />
          ))}
        </PurchaseChoice>
      </View>
      <PaymentHelp purchase={purchase} page={page} />
    </>
  );
});

interface BuyButtonProps {
  readonly page: RouteName;
  readonly goods: BargainGoods;
  readonly buying: Payment;
  readonly activityCode: string;
  readonly kind: 'primary' | 'secondary';
  readonly onBuy: () => Promise<unknown>;
}

/**
 * 立即购买 at the current price; in a host without payment it says which hosts support it. A free item needs no payment.
 */
const BuyButton = observer(function BuyButton(props: BuyButtonProps) {
  const { page, goods, buying, activityCode, kind, onBuy } = props;
  if (goods.currentFen > 0 && !buying.canPay)
    return (
      <>
        <HelpText tone="hint">{SALE_TEXTS.cannotPayHere}</HelpText>
        <Button
          kind={kind}
          isBlock
          onClick={() => copyPayLink(page, h5PathOf('couponBargainInvite', { activityCode }))}
        >
          {PAY_TEXTS.copyLink}
        </Button>
      </>
    );
  return (
    <Button kind={kind} isBlock isLoading={buying.purchase.isBusy} onClick={onBuy}>
      {`${yuan(goods.currentFen)} ${SALE_TEXTS.buy}`}
    </Button>
  );
});
