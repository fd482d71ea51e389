import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import {
  priceInquiry,
  priceInquiryAgain,
  type PriceInquiryData,
} from '@/api/generated/operations/contrastRecord';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { DependentQuery } from '@/data/DependentQuery';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ContrastPage } from '@/features/contrast/ContrastPage';
import { OfferFacts } from '@/features/contrast/OfferFacts';
import { marksOf, sortOffers } from '@/features/contrast/offerOrder';
import { ParcelHead } from '@/features/contrast/ParcelHead';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';
import { AGAIN_ID } from './askAgain';
import { PriceChanges } from './components/PriceChanges';
import { RecordBar } from './components/RecordBar';
import type { RecordQueries, RepeatedInquiry, RecordProps } from './recordProps';
import styles from './Record.module.scss';

const PAGE = 'priceInquiryRecordDetail';

/** Failure code of the calls: this account has no such record. */
const NO_SUCH = '200800011';

const MAX_NO = 64;

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
  const [store] = useState<RecordQueries>(() => {
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
        fetch: async ({ inquiryNo: no }: RepeatedInquiry, asking) =>
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
          skeleton={<RecordSkeleton />}
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
  return ignoreRefusal(
    NO_SUCH,
    null,
    async () => (await gateway.call(priceInquiry, { inquiryNo }, scope)).data,
  );
}

async function refresh({ found }: RecordQueries): Promise<void> {
  if ((await found.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

const toRecords = (): Promise<unknown> => {
  tracker.click(PAGE, 'records');
  return navigator.replaceWith('priceInquiryRecord');
};

const Content = observer(function Content({ store, record, inquiryNo }: RecordProps) {
  const { parcel, offerList, createTm } = record;
  const marks = marksOf(offerList);
  return (
    <ContrastPage bar={<RecordBar store={store} record={record} inquiryNo={inquiryNo} />}>
      <ParcelHead parcel={parcel} note={createTm === '' ? '' : `${toMinute(createTm)} 询价`} />
      <View id={AGAIN_ID} className={styles['again']}>
        <PriceChanges store={store} />
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

function RecordSkeleton() {
  return (
    <ContrastPage>
      <SkeletonGroup className={styles['again']}>
        <Skeleton className={styles['skeleton']} />
        <Skeleton className={styles['skeleton']} />
      </SkeletonGroup>
    </ContrastPage>
  );
}
