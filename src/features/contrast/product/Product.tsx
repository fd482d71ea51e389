import { View } from '@tarojs/components';
import { useState, useEffect } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { contrastProduct, type ContrastProductData } from '@/api/generated/operations/contrastProduct';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { ClaimOnce } from '@/data/ClaimOnce';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { canSend } from '@/features/contrast/contrastOfferRules';
import { ContrastPage } from '@/features/contrast/ContrastPage';
import { OfferFacts } from '@/features/contrast/OfferFacts';
import { whenText } from '@/features/contrast/offerTexts';
import { ParcelHead } from '@/features/contrast/ParcelHead';
import { parcelParams, readParcel } from '@/features/contrast/parcelParams';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { PriceLines } from './components/PriceLines';
import { ProductActions } from './components/ProductActions';
import { Reviews } from './components/Reviews';
import type { AskedProduct, ProductProps } from './productProps';
import styles from './Product.module.scss';

const PAGE = 'productDetail';

/** Failure code of the call: no such carrier. */
const NO_CARRIER = '200800003';

const MAX_CODE = 20;

type ProductQuery = Query<{ readonly product: ContrastProductData | null }>;

/**
 * One carrier's offer in detail: `/contrastPrice/productDetail?…&carrier=` (product §3.27).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | content | price lines, services, limits, reviews; 分享给好友, 去寄件 |
 * | the carrier does not take it | why, instead of price lines; 看看其他快递 |
 * | URL without a parcel or carrier | sentence and 去比价 |
 * | failed, offline | sentence and 重试 |
 */
export function Product({ params, scope, setTitle }: PageVisit) {
  const [{ asked, query, share }] = useState(() => {
    const deps = pageDeps(scope);
    const question = readParcel(params);
    const carrierCode = textParam(params, 'carrier', MAX_CODE);
    const made = question === null || carrierCode === '' ? null : { question, carrierCode };
    const found: ProductQuery = new Query({
      ...deps,
      fetch: async (asking) => ({
        product: made === null ? null : await find(made, asking),
      }),
      isForAll: true,
      failedText: '报价加载失败，请重试',
    });
    return { asked: made, query: found, share: new ClaimOnce(deps) };
  });
  useShownAgain(() => void query.refresh());
  return (
    <>
      <PullToRefresh onRefresh={() => refresh(query)}>
        <QueryView query={query} isCompact={false} skeleton={<ProductSkeleton />}>
          {({ product }) =>
            product === null || asked === null ? (
              <MissingState
                text="没有找到这份报价"
                action={{ text: '去比价', onPress: () => toCompare(asked) }}
              />
            ) : (
              <Content product={product} asked={asked} share={share} setTitle={setTitle} />
            )
          }
        </QueryView>
      </PullToRefresh>
      <FollowVisitor query={query} />
    </>
  );
}

async function find(
  { question, carrierCode }: AskedProduct,
  scope: Scope,
): Promise<ContrastProductData | null> {
  return ignoreRefusal(
    NO_CARRIER,
    null,
    async () => (await gateway.call(contrastProduct, { ...question, carrierCode }, scope)).data,
  );
}

async function refresh(query: ProductQuery): Promise<void> {
  if ((await query.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

async function toCompare(asked: AskedProduct | null): Promise<void> {
  tracker.click(PAGE, 'compare');
  await navigator.replaceWith('contrastPrice', asked === null ? {} : parcelParams(asked.question));
}

function Content({ product, asked, share, setTitle }: ProductProps) {
  const { parcel, offer, lineList, serviceList, limitList, reviewList } = product;
  const title = offer.carrierName;
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <ContrastPage
      bar={
        canSend(offer) ? (
          <ProductActions asked={asked} share={share} />
        ) : (
          <Button isBlock onClick={() => toCompare(asked)}>
            看看其他快递
          </Button>
        )
      }
    >
      <ParcelHead parcel={parcel} />
      <Card>
        <OfferFacts offer={offer} when={whenText(offer, serverClock.nowMs())} />
      </Card>
      {lineList.length > 0 && <PriceLines lines={lineList} payFen={offer.payFen} />}
      {serviceList.length > 0 && (
        <Section title="服务说明">
          {serviceList.map(({ title: name, text }, index) => (
            <View key={index} className={styles['service']}>
              <View className={styles['name']}>{name}</View>
              <View className={styles['text']}>{text}</View>
            </View>
          ))}
        </Section>
      )}
      {limitList.length > 0 && <Section title="寄递限制" lines={limitList} />}
      <Reviews reviews={reviewList} count={offer.reviewCount} />
    </ContrastPage>
  );
}

function ProductSkeleton() {
  return (
    <ContrastPage>
      <SkeletonGroup className={styles['skeletons']}>
        <Skeleton className={styles['head']} />
        <Skeleton className={styles['facts']} />
        <Skeleton className={styles['prices']} />
      </SkeletonGroup>
    </ContrastPage>
  );
}
