import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import {
  type PriceChange,
  priceInquiry,
  priceInquiryAgain,
  type PriceInquiryAgainData,
  type PriceInquiryData,
} from '@/api/generated/operations/contrastRecord';
import { unlessRefused } from '@/api/unlessRefused';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { Tag, type TagProps } from '@/components/Tag';
import { DependentQuery } from '@/data/DependentQuery';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ContrastPage } from '@/features/contrast/ContrastPage';
import { marksOf, parcelParams, sortOffers } from '@/features/contrast/contrastRules';
import { OfferFacts } from '@/features/contrast/OfferFacts';
import { ParcelHead } from '@/features/contrast/ParcelHead';
import { recordsNoted } from '@/features/contrast/recordsNoted';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import styles from './Record.module.scss';

const PAGE = 'priceInquiryRecordDetail';
/** Failure code of the calls: this account has no such record. */
const NO_SUCH = '200800011';
const MAX_NO = 64;
const AGAIN_ID = 'contrast-again';
const SCROLL_ROOM_PX = 12;

/** The account of the record: the token is not part of the body, but another account's response differs. */
interface Again {
  readonly inquiryNo: string;
  readonly account: number;
}
interface RecordStore {
  readonly found: Query<{ readonly record: PriceInquiryData | null }>;
  readonly again: DependentQuery<Again, PriceInquiryAgainData>;
}

/**
 * An earlier price query at its prices, and the same query repeated:
 * `/contrastPrice/priceInquiryRecordDetail?inquiryNo=` (product §3.27).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | content | the offers at that time; 按今日价格再问一次 |
 * | repeated | the changes by carrier; 去比价 with the same parcel; failed: why, 重试 |
 * | no such record | sentence and 查看询价记录 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function Record({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const inquiryNo = textParam(params, 'inquiryNo', MAX_NO);
  const [store] = useState<RecordStore>(() => {
    const deps = pageDeps(scope);
    return {
      found: new Query<{ readonly record: PriceInquiryData | null }>({
        ...deps,
        fetch: async (asking) => ({ record: inquiryNo === '' ? null : await find(inquiryNo, asking) }),
        isForAll: false,
        failedText: '询价记录加载失败，请重试',
      }),
      again: new DependentQuery({
        ...deps,
        fetch: async ({ inquiryNo: no }: Again, asking) =>
          (await gateway.call(priceInquiryAgain, { inquiryNo: no }, asking)).data,
        failedText: '今日价格加载失败，请重试',
      }),
    };
  });
  const { found } = store;
  return (
    <>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <QueryView
          query={found}
          isCompact={false}
          skeleton={<Bones />}
          loggedOut={{ text: '登录后查看询价记录', action: { text: '去登录', onPress: found.logIn } }}
        >
          {({ record }) =>
            record === null ? (
              <MissingState
                text="没有找到这条询价记录"
                action={{ text: '查看询价记录', onPress: toRecords }}
              />
            ) : (
              <Content store={store} record={record} inquiryNo={inquiryNo} />
            )
          }
        </QueryView>
      </PullToRefresh>
      <FollowVisitor query={found} />
    </>
  );
}

async function find(inquiryNo: string, scope: Scope): Promise<PriceInquiryData | null> {
  return unlessRefused(
    NO_SUCH,
    null,
    async () => (await gateway.call(priceInquiry, { inquiryNo }, scope)).data,
  );
}

async function refresh({ found }: RecordStore): Promise<void> {
  if ((await found.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

const toRecords = (): Promise<unknown> => {
  tracker.click(PAGE, 'records');
  return navigator.replaceWith('priceInquiryRecord');
};

async function askAgain({ again }: RecordStore, inquiryNo: string): Promise<void> {
  tracker.click(PAGE, 'again');
  recordsNoted.count += 1;
  const wasAsked = again.phase !== 'idle';
  again.want({ inquiryNo, account: session.loginEpoch });
  if (wasAsked) await again.load();
  void scroll.toElement(AGAIN_ID, SCROLL_ROOM_PX); // the button does not wait for the scroll animation
}

interface ContentProps {
  readonly store: RecordStore;
  readonly record: PriceInquiryData;
  readonly inquiryNo: string;
}

const Content = observer(function Content({ store, record, inquiryNo }: ContentProps) {
  const { parcel, offerList, createTm } = record;
  const marks = marksOf(offerList);
  return (
    <ContrastPage bar={<Bar store={store} record={record} inquiryNo={inquiryNo} />}>
      <ParcelHead parcel={parcel} note={createTm === '' ? '' : `${toMinute(createTm)} 询价`} />
      <View id={AGAIN_ID} className={styles['again']}>
        <Changes store={store} />
      </View>
      <Section title="当时的报价">
        {offerList.length === 0 && <View className={styles['none']}>当时没有快递可以寄送</View>}
        {sortOffers(offerList, 'price').map((offer, index) => (
          <View key={`${offer.carrierCode}${index}`} className={styles['offer']}>
            <OfferFacts
              offer={offer}
              marks={marks(offer)}
              when={offer.isAvailable ? '' : offer.unavailableReason || '当时不可用'}
            />
          </View>
        ))}
      </Section>
    </ContrastPage>
  );
});

const Bar = observer(function Bar({ store, record, inquiryNo }: ContentProps) {
  const { phase } = store.again;
  return (
    <>
      <Button
        kind={phase === 'ready' ? 'secondary' : 'primary'}
        className={styles['way']}
        isLoading={phase === 'loading'}
        onClick={() => askAgain(store, inquiryNo)}
      >
        按今日价格再问
      </Button>
      {phase !== 'idle' && phase !== 'loading' && (
        <Button className={styles['way']} onClick={() => toCompare(record)}>
          去比价
        </Button>
      )}
    </>
  );
});

async function toCompare({ parcel }: PriceInquiryData): Promise<void> {
  tracker.click(PAGE, 'compare');
  await navigator.goTo('contrastPrice', parcelParams(parcel));
}

const CHANGES: Readonly<
  Record<PriceChange['changeCode'], { readonly text: string; readonly tone: NonNullable<TagProps['tone']> }>
> = {
  SAME: { text: '未变', tone: 'neutral' },
  UP: { text: '涨价', tone: 'danger' },
  DOWN: { text: '降价', tone: 'success' },
  GONE: { text: '不可寄', tone: 'neutral' },
  NEW: { text: '新增', tone: 'gold' },
  unknown: { text: '有变化', tone: 'neutral' },
};

/** Changed carriers first, then in the gateway's order; increases and dropped carriers are not moved to the end. */
const Changes = observer(function Changes({ store: { again } }: Pick<ContentProps, 'store'>) {
  if (again.phase === 'idle') return null;
  return (
    <StatePage
      phase={again.phase}
      skeleton={
        <SkeletonGroup>
          <Skeleton className={styles['bone']} />
        </SkeletonGroup>
      }
      failedText={again.failureText}
      onRetry={again.load}
      loggedOut={{ text: '登录后查看今日价格' }}
      isCompact
    >
      {() => again.value !== null && <ChangeList {...again.value} />}
    </StatePage>
  );
});

function ChangeList({ changeList, createTm }: PriceInquiryAgainData) {
  const changed = changeList.filter(({ changeCode }) => changeCode !== 'SAME');
  const rest = changeList.length - changed.length;
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        今日价格变化
      </View>
      <View className={styles['note']} {...markup.access({ live: 'polite' })}>
        {[
          changed.length === 0 ? '价格和当时一样' : `${changed.length} 家有变化`,
          changed.length > 0 && rest > 0 ? `${rest} 家未变` : '',
          createTm === '' ? '' : `${toMinute(createTm)} 更新`,
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </View>
      {[...changed, ...changeList.filter(({ changeCode }) => changeCode === 'SAME')].map((change, index) => (
        <ChangeRow key={index} {...change} />
      ))}
    </Card>
  );
}

function ChangeRow({ carrierName, changeCode, thenFen, nowFen, reason }: PriceChange) {
  const { text, tone } = CHANGES[changeCode];
  const was = thenFen === null ? '' : `￥${formatFen(thenFen)}`;
  const is = nowFen === null ? '' : `￥${formatFen(nowFen)}`;
  return (
    <View className={styles['change']}>
      <View className={styles['about']}>
        <View className={styles['name']}>
          {carrierName || '快递'}
          <Tag tone={tone}>{text}</Tag>
        </View>
        {reason !== '' && <View className={styles['note']}>{reason}</View>}
      </View>
      <View
        className={styles['fens']}
        {...markup.access({
          role: 'text',
          label: [was === '' ? '' : `当时 ${was}`, is === '' ? '' : `现在 ${is}`]
            .filter((part) => part !== '')
            .join('，'),
        })}
      >
        {changeCode !== 'SAME' && was !== '' && <View className={styles['was']}>{was}</View>}
        <View>{is}</View>
      </View>
    </View>
  );
}

function Bones() {
  return (
    <ContrastPage>
      <SkeletonGroup className={styles['again']}>
        <Skeleton className={styles['bone']} />
        <Skeleton className={styles['bone']} />
      </SkeletonGroup>
    </ContrastPage>
  );
}
