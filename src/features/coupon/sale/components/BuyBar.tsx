import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { OrderChoice } from '@/domain/payment/OrderChoice';
import { type OrderActions, OrderStatus } from '@/domain/payment/OrderStatus';
import type { PurchaseStore } from '@/domain/payment/PurchaseStore';
import { saleButtonText } from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { PAY_TEXTS } from '@/domain/payment/payTexts';
import type { SaleStore } from '../SaleStore';
import styles from './BuyBar.module.scss';

export interface BuyActions extends OrderActions {
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
export const BuyBar = observer(function BuyBar({ sale, purchase, canPay, actions }: BuyBarProps) {
  return (
    <View className={styles['bar']}>
      <View className={styles['inner']}>
        <OrderStatus purchase={purchase} />
        <View className={styles['row']}>
          <OrderChoice purchase={purchase} actions={actions}>
            <Buy sale={sale} purchase={purchase} canPay={canPay} actions={actions} />
          </OrderChoice>
        </View>
      </View>
    </View>
  );
});

const Buy = observer(function Buy({ sale, purchase, canPay, actions }: BuyBarProps) {
  if (sale.sale === null || sale.action === null) return null;
  if (sale.action === 'buy' && !canPay)
    return (
      <>
        <View className={styles['elsewhere']}>{SALE_TEXTS.cannotPayHere}</View>
        <Button className={styles['buy']} onClick={actions.onCopyLink}>
          {PAY_TEXTS.copyLink}
        </Button>
      </>
    );
  return (
    <>
      <View className={styles['price']}>
        <Text className={styles['label']}>{SALE_TEXTS.price}</Text>
        <Price fen={sale.sale.purchaseFen} decimals={2} size="title" className={styles['amount']} />
      </View>
      <Button
        className={styles['buy']}
        isDisabled={sale.action !== 'buy'}
        isLoading={purchase.isBusy}
        onClick={actions.onBuy}
      >
        {saleButtonText(sale.action, sale.sale)}
      </Button>
    </>
  );
});
