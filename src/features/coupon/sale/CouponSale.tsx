import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useMemo, useEffect, useCallback } from 'react';
import type { Scope } from '@/api';
import { Button } from '@/components/Button';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { toWelfare } from '@/domain/activity/moreOffers';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { prepareShare } from '@/domain/activity/parts/prepareShare';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { ShareTag } from '@/domain/activity/parts/ShareTag';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { copyPayLink } from '@/domain/payment/copyPayLink';
import { FollowLogin } from '@/domain/payment/FollowLogin';
import { purchaseActions } from '@/domain/payment/purchaseActions';
import type { PurchaseOutcome } from '@/domain/payment/PurchaseStore';
import { usePurchaseWatch } from '@/domain/payment/usePurchaseWatch';
import { h5PathOf, navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { BuyBar, type BuyActions } from './BuyBar';
import { SaleCard } from './SaleCard';
import { SaleCoupons } from './SaleCoupons';
import { SaleHeader } from './SaleHeader';
import { saleParams, sharedSale, type SalePlace } from './saleShare';
import { SaleSkeleton } from './SaleSkeleton';
import type { SaleStore } from './SaleStore';
import { useSaleStores, type SaleStores } from './useSaleStores';
import styles from './CouponSale.module.scss';

const PAGE = 'couponSale';

interface CouponSaleProps extends SalePlace {
  readonly scope: Scope;
  /** Sets the page title; the package has its own. */
  readonly setTitle: (title: string) => void;
}

/**
 * A coupon package on sale: `/couponSale/{code}` (product §2.2, §2.3 "COUPON_SALE", §2.4 "去购买").
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of header, offer and coupons |
 * | failed, offline | sentence and 重试 |
 * | no such package (201300001) | sentence and 看看其他福利 |
 * | not begun, sold out, limit reached, over | the package, 看看其他福利; the button says why it is closed |
 * | on sale | the package and 立即购买; what follows a tap: `BuyBar` |
 */
export const CouponSale = observer(function CouponSale({
  scope,
  setTitle,
  code,
  channelId,
}: CouponSaleProps) {
  const stores = useSaleStores(code, channelId, scope);
  const { sale, purchase, watch } = stores;
  useEffect(() => {
    void sale.query.refresh();
  }, [sale]);
  const resume = useCallback(async () => report(stores, await purchase.resume()), [stores, purchase]);
  usePurchaseWatch(watch, () => {
    void sale.refresh();
    void resume();
  });
  const title = sale.sale?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShare(sale, code, channelId, scope);
  return (
    <>
      <FollowLogin resume={resume} />
      <QueryView query={sale.query} isCompact={false} skeleton={<SaleSkeleton />}>
        {(found) =>
          found.sale === null ? (
            <MissingState text={SALE_TEXTS.missing} action={toWelfare(PAGE)} />
          ) : (
            <Offer stores={stores} code={code} channelId={channelId} />
          )
        }
      </QueryView>
    </>
  );
});

interface OfferProps extends SalePlace {
  readonly stores: SaleStores;
}

const Offer = observer(function Offer({ stores, code, channelId }: OfferProps) {
  const { sale: store, purchase, canPay } = stores;
  const actions = useMemo(() => actionsOf(stores, { code, channelId }), [stores, code, channelId]);
  const { sale } = store;
  if (sale === null) return null;
  const moreOffers = toWelfare(PAGE);
  const hasRules = sale.rulesHtml !== '';
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => pulled(store)}>
        <SaleHeader imageUrl={sale.headerUrl} title={sale.title} />
        <View className={styles['main']}>
          <SaleCard sale={sale} />
          <SaleCoupons sale={sale} />
          {store.action !== 'buy' && (
            <Button kind="secondary" isBlock className={styles['next']} onClick={moreOffers.onPress}>
              {moreOffers.text}
            </Button>
          )}
        </View>
      </PullToRefresh>
      <ActivityRules html={sale.rulesHtml} />
      {sale.shareTitle !== '' && (
        <ShareTag
          page={shared({ code, channelId }, sale.shareTitle, sale.shareImageUrl, sale.subTitle)}
          isSecond={hasRules}
          onPress={() => tracker.click(PAGE, 'share')}
        />
      )}
      <BuyBar sale={store} purchase={purchase} canPay={canPay} actions={actions} />
    </View>
  );
});

const actionsOf = (stores: SaleStores, place: SalePlace): BuyActions => ({
  ...purchaseActions(stores.purchase, {
    page: PAGE,
    names: { buy: 'buy', cancel: 'cancelOrder' },
    report: (outcome) => report(stores, outcome),
  }),
  onCopyLink: () => copyPayLink(PAGE, h5PathOf('couponSale', { ...saleParams(place) })),
});

/** Shows the result of a purchase outside the bar at the bottom. */
async function report({ sale }: SaleStores, outcome: PurchaseOutcome): Promise<void> {
  if (outcome.kind === 'nothing') return;
  tracker.track({ page: PAGE, type: 'result', component: 'purchase', context: { kind: outcome.kind } });
  if (outcome.kind === 'paid') {
    await navigator.goTo('couponSaleResult', { orderNo: outcome.orderNo });
    return;
  }
  toast.show(outcome.text);
  // Stock, limit, price or state have changed.
  await sale.refresh();
}

async function pulled(sale: SaleStore): Promise<void> {
  if ((await sale.refresh()) === 'failed') toast.show(SALE_TEXTS.refreshFailed);
}

const shared = (place: SalePlace, shareTitle: string, shareImageUrl: string, subTitle: string): SharedPage =>
  sharedSale(place, { shareTitle, subTitle, shareImageUrl: pictureAddress(shareImageUrl) });

/** Share card of the host's menu, if the package allows sharing. */
function useShare({ sale }: SaleStore, code: string, channelId: string, scope: Scope): void {
  const title = sale?.shareTitle ?? '';
  const imageUrl = sale?.shareImageUrl ?? '';
  const subTitle = sale?.subTitle ?? '';
  useEffect(() => {
    if (title === '') return;
    prepareShare(shared({ code, channelId }, title, imageUrl, subTitle), scope);
  }, [title, imageUrl, subTitle, code, channelId, scope]);
}
