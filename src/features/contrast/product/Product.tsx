import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import {
  type ContrastLine,
  contrastProduct,
  type ContrastProductData,
  type ContrastReview,
  contrastShare,
} from '@/api/generated/operations/contrastProduct';
import { unlessRefused } from '@/api/unlessRefused';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { StarsShown } from '@/components/Stars';
import { ClaimOnce, failureWords } from '@/data/ClaimOnce';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ContrastPage } from '@/features/contrast/ContrastPage';
import { canSend, type ContrastQuestion, parcelParams, readParcel } from '@/features/contrast/contrastRules';
import { OfferFacts } from '@/features/contrast/OfferFacts';
import { whenText } from '@/features/contrast/offerTexts';
import { ParcelHead } from '@/features/contrast/ParcelHead';
import { sendParcel } from '@/features/contrast/sendParcel';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { formatFen } from '@/utils/money';
import styles from './Product.module.scss';

const PAGE = 'productDetail';
/** Failure code of the call: no such carrier. */
const NO_CARRIER = '200800003';
const MAX_CODE = 20;

interface Asked {
  readonly question: ContrastQuestion;
  readonly carrierCode: string;
}
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
        <QueryView query={query} isCompact={false} skeleton={<Bones />}>
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

async function find({ question, carrierCode }: Asked, scope: Scope): Promise<ContrastProductData | null> {
  return unlessRefused(
    NO_CARRIER,
    null,
    async () => (await gateway.call(contrastProduct, { ...question, carrierCode }, scope)).data,
  );
}

async function refresh(query: ProductQuery): Promise<void> {
  if ((await query.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

async function toCompare(asked: Asked | null): Promise<void> {
  tracker.click(PAGE, 'compare');
  await navigator.replaceWith('contrastPrice', asked === null ? {} : parcelParams(asked.question));
}

interface ContentProps {
  readonly product: ContrastProductData;
  readonly asked: Asked;
  readonly share: ClaimOnce;
  readonly setTitle: (title: string) => void;
}

function Content({ product, asked, share, setTitle }: ContentProps) {
  const { parcel, offer, lineList, serviceList, limitList, reviewList } = product;
  const title = offer.carrierName;
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <ContrastPage
      bar={
        canSend(offer) ? (
          <Ways asked={asked} share={share} />
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
      {lineList.length > 0 && <Lines lines={lineList} payFen={offer.payFen} />}
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

const Ways = observer(function Ways({ asked, share }: Pick<ContentProps, 'asked' | 'share'>) {
  return (
    <>
      <Button
        kind="secondary"
        className={styles['way']}
        isLoading={share.isBusy}
        onClick={() => send(share, asked)}
      >
        分享给好友
      </Button>
      <Button
        className={styles['way']}
        onClick={() => {
          tracker.click(PAGE, 'send', { carrier: asked.carrierCode });
          return sendParcel(asked.question, asked.carrierCode);
        }}
      >
        去寄件
      </Button>
    </>
  );
});

/** The link is created once; the page that friends open also shares it. */
const SHARE_FAILED = '分享失败，请稍后再试';

async function send(share: ClaimOnce, { question, carrierCode }: Asked): Promise<void> {
  tracker.click(PAGE, 'share', { carrier: carrierCode });
  const shareCode = await share.run(
    {
      key: 'share',
      login: { asksFirst: true },
      send: async (requestNo) =>
        (await gateway.call(contrastShare, { ...question, carrierCode, requestNo })).data.shareCode,
    },
    (end) => {
      if (end.kind === 'done') return end.answer;
      // Without a created link nothing is shared, whatever the request's result.
      if (end.kind !== 'nothing') toast.show(failureWords(end, SHARE_FAILED, SHARE_FAILED));
      return null;
    },
  );
  if (shareCode !== null) await navigator.goTo('contrastPricePreview', { shareCode });
}

function Lines({
  lines,
  payFen,
}: {
  readonly lines: readonly ContrastLine[];
  readonly payFen: number | null;
}) {
  return (
    <Section title="价格明细">
      {lines.map((line, index) => (
        <View key={index} className={styles['line']}>
          <View className={styles['what']}>
            {line.title}
            {line.note !== '' && <View className={styles['note']}>{line.note}</View>}
          </View>
          <View className={line.kindCode === 'OFF' ? styles['off'] : styles['fen']}>
            {`${line.kindCode === 'OFF' ? '-' : ''}￥${formatFen(line.fen, { decimals: 2 })}`}
          </View>
        </View>
      ))}
      {payFen !== null && (
        <View className={styles['total']}>
          <View>预估费用</View>
          <Price fen={payFen} size="title" tone="flash" decimals={2} />
        </View>
      )}
    </Section>
  );
}

interface ReviewsProps {
  readonly reviews: readonly ContrastReview[];
  readonly count: number;
}

function Reviews({ reviews, count }: ReviewsProps) {
  return (
    <Section title={count > 0 ? `用户评价（${count}）` : '用户评价'}>
      {reviews.length === 0 ? (
        <View className={styles['none']}>暂无评价，寄完记得来说说</View>
      ) : (
        <View {...markup.access({ role: 'list', label: '用户评价' })}>
          {reviews.map((review, index) => (
            <View
              key={review.id}
              className={styles['review']}
              {...markup.access({ role: 'listitem', place: index + 1 })}
            >
              <View className={styles['who']}>
                <View className={styles['name']}>{review.name || '匿名用户'}</View>
                {review.star > 0 && <StarsShown label="评分" value={review.star} />}
              </View>
              <View className={styles['said']}>{review.content || '没有填写文字评价'}</View>
              <View className={styles['note']}>
                {[...review.tagList.filter((tag) => tag !== ''), review.time.slice(0, 10)]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </View>
            </View>
          ))}
        </View>
      )}
      {count > reviews.length && reviews.length > 0 && (
        <View className={styles['none']}>{`仅展示最近 ${reviews.length} 条`}</View>
      )}
    </Section>
  );
}

function Bones() {
  return (
    <ContrastPage>
      <SkeletonGroup className={styles['bones']}>
        <Skeleton className={styles['bone']} />
        <Skeleton className={styles['tall']} />
        <Skeleton className={styles['tall']} />
      </SkeletonGroup>
    </ContrastPage>
  );
}
