import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Price } from '@/components/Amount';
import { markup } from '@/platform/markup';
import type { PurchaseStore } from '@/domain/couponSale/PurchaseStore';
import { clockOf, saleButtonText } from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import type { SaleStore } from '../SaleStore';
import styles from './BuyBar.module.scss';

export interface BuyActions {
  readonly onBuy: () => Promise<unknown>;
  readonly onRefresh: () => Promise<unknown>;
  readonly onCancel: () => Promise<unknown>;
  readonly onCopyLink: () => Promise<unknown>;
}

interface BuyBarProps {
  readonly sale: SaleStore;
  readonly purchase: PurchaseStore;
  /** This host has a cashier. */
  readonly canPay: boolean;
  readonly actions: BuyActions;
}

/**
 * At the page's foot: the price, the one thing to do now, and how an order stands.
 *
 * | | words | buttons |
 * |---|---|---|
 * | no order | price | 立即购买, or why not |
 * | no order, no cashier here | 请在微信或支付宝中打开购买 | 复制链接 |
 * | ordering, paying | price | 立即购买, busy |
 * | being asked about | 正在确认支付结果… | 刷新结果, busy |
 * | perhaps paid | 支付结果确认中 | 刷新结果 |
 * | unpaid | 您有一笔待支付的订单, 支付未完成 | 取消订单, 继续支付 or 重新支付 |
 */
export const BuyBar = observer(function BuyBar({ sale, purchase, canPay, actions }: BuyBarProps) {
  return (
    <View className={styles['bar']}>
      <View className={styles['inner']}>
        <Standing purchase={purchase} />
        <View className={styles['row']}>
          <Choice sale={sale} purchase={purchase} canPay={canPay} actions={actions} />
        </View>
      </View>
    </View>
  );
});

/** Says how an order stands to who cannot see it as well; there from the first, so that its words are announced. */
const Standing = observer(function Standing({ purchase }: Pick<BuyBarProps, 'purchase'>) {
  const words = standingWords(purchase);
  return (
    <View {...markup.access({ role: 'status' })}>
      {words !== null && (
        <View className={styles['standing']}>
          <View className={styles['words']}>{words.text}</View>
          {words.hint !== '' && <View className={styles['hint']}>{words.hint}</View>}
        </View>
      )}
    </View>
  );
});

function standingWords({
  phase,
  hasFailed,
  expiresAt,
}: PurchaseStore): { readonly text: string; readonly hint: string } | null {
  const until = expiresAt === '' ? '' : `，如未付款，订单将于 ${clockOf(expiresAt)} 自动关闭`;
  switch (phase) {
    case 'idle':
    case 'ordering':
    case 'paying':
      return null;
    case 'confirming':
      return { text: SALE_TEXTS.confirming, hint: '' };
    case 'unconfirmed':
      return { text: SALE_TEXTS.unconfirmed, hint: `${SALE_TEXTS.unconfirmedHint}${until}` };
    case 'unpaid':
      return hasFailed
        ? { text: SALE_TEXTS.payFailed, hint: `${SALE_TEXTS.payFailedHint}${until}` }
        : { text: SALE_TEXTS.unpaid, hint: until.slice(1) };
  }
}

const Choice = observer(function Choice({ sale, purchase, canPay, actions }: BuyBarProps) {
  switch (purchase.phase) {
    case 'confirming':
    case 'unconfirmed':
      return (
        <Button
          className={styles['whole']}
          isLoading={purchase.phase === 'confirming'}
          onClick={actions.onRefresh}
        >
          {SALE_TEXTS.refreshResult}
        </Button>
      );
    case 'unpaid':
      return (
        <>
          <Button kind="ghost" className={styles['half']} onClick={actions.onCancel}>
            {SALE_TEXTS.cancelOrder}
          </Button>
          {purchase.hasFailed && (
            <Button kind="ghost" className={styles['half']} onClick={actions.onRefresh}>
              {SALE_TEXTS.refreshResult}
            </Button>
          )}
          <Button className={styles['half']} onClick={actions.onBuy}>
            {purchase.hasFailed ? SALE_TEXTS.payAgain : SALE_TEXTS.continuePaying}
          </Button>
        </>
      );
    case 'idle':
    case 'ordering':
    case 'paying':
      return <Buy sale={sale} purchase={purchase} canPay={canPay} actions={actions} />;
  }
});

const Buy = observer(function Buy({ sale, purchase, canPay, actions }: BuyBarProps) {
  if (sale.sale === null || sale.action === null) return null;
  if (sale.action === 'buy' && !canPay)
    return (
      <>
        <View className={styles['elsewhere']}>{SALE_TEXTS.cannotPayHere}</View>
        <Button className={styles['buy']} onClick={actions.onCopyLink}>
          {SALE_TEXTS.copyLink}
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
