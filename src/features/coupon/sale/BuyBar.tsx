import { observer } from 'mobx-react';
import { saleButtonText } from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { PayInOtherApp } from '@/domain/payment/PayInOtherApp';
import { PriceAction } from '@/domain/payment/PriceAction';
import { PriceBar } from '@/domain/payment/PriceBar';
import type { PurchaseActions } from '@/domain/payment/PurchaseStatus';
import type { PurchaseStore } from '@/domain/payment/PurchaseStore';
import type { SaleStore } from './SaleStore';

export interface BuyActions extends PurchaseActions {
  readonly onCopyLink: () => Promise<unknown>;
}

interface BuyBarProps {
  readonly sale: SaleStore;
  readonly purchase: PurchaseStore;
  /** This host supports payment. */
  readonly canPay: boolean;
  readonly actions: BuyActions;
}

/**
 * Bar at the bottom of the page: the price, the next action, and the state of an order.
 *
 * | state | text | buttons |
 * |---|---|---|
 * | no order | price | 立即购买, or why not |
 * | no order, no payment in this host | 请在微信或支付宝中打开购买 | 复制链接 |
 * | ordering, paying | price | 立即购买, busy |
 * | checking the payment | 正在确认支付结果… | 刷新结果, busy |
 * | perhaps paid | 支付结果确认中 | 刷新结果 |
 * | unpaid | 您有一笔待支付的订单, 支付未完成 | 取消订单, 继续支付 or 重新支付 |
 */
export const BuyBar = (props: BuyBarProps) => (
  <PriceBar purchase={props.purchase} actions={props.actions}>
    <Buy {...props} />
  </PriceBar>
);

const Buy = observer(function Buy({ sale, purchase, canPay, actions }: BuyBarProps) {
  if (sale.sale === null || sale.action === null) return null;
  if (sale.action === 'buy' && !canPay)
    return <PayInOtherApp text={SALE_TEXTS.cannotPayHere} onCopyLink={actions.onCopyLink} />;
  return (
    <PriceAction
      label={SALE_TEXTS.price}
      fen={sale.sale.purchaseFen}
      text={saleButtonText(sale.action, sale.sale)}
      isDisabled={sale.action !== 'buy'}
      isLoading={purchase.isBusy}
      onPress={actions.onBuy}
    />
  );
});
