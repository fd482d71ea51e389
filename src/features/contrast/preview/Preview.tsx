import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { contrastShareInfo, type ContrastShareInfoData } from '@/api/generated/operations/contrastFriend';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { ContrastPage } from '@/features/contrast/ContrastPage';
import { OfferFacts } from '@/features/contrast/OfferFacts';
import { includesText, whenText } from '@/features/contrast/offerTexts';
import { ParcelHead } from '@/features/contrast/ParcelHead';
import { useShownAgain } from '@/hooks/useShownAgain';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import { PreviewBar } from './components/PreviewBar';
import { PreviewLead } from './components/PreviewLead';
import { SharedPrice } from './components/SharedPrice';
import type { PreviewProps } from './previewProps';
import { sharedOffer } from './sharedOffer';
import { toCompare } from './toCompare';
import styles from './Preview.module.scss';

/** Failure code of the call: no such share link. */
const NO_LINK = '200800012';

const MAX_CODE = 64;

type ShareQuery = Query<{ readonly info: ContrastShareInfoData | null }>;

/**
 * A shared offer as a friend sees it: `/contrastPrice/previewPage?shareCode=` (product §3.27). The gateway decides
 * whose link it is; the price is today's, with the viewer's own coupons.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | open | the sharer, the offer, the freight at that time; 去寄件, 我也要比价 |
 * | the user's own link | number of viewers, 分享给好友 |
 * | carrier no longer available, link expired | why, 看看现在的价格 |
 * | no such link | sentence and 去比价 |
 * | failed, offline | sentence and 重试 |
 */
export function Preview({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const shareCode = textParam(params, 'shareCode', MAX_CODE);
  const [query] = useState<ShareQuery>(
    () =>
      new Query<{ readonly info: ContrastShareInfoData | null }>({
        ...pageDeps(scope),
        fetch: async (asking) => ({ info: shareCode === '' ? null : await find(shareCode, asking) }),
        isForAll: true,
        failedText: '报价加载失败，请重试',
      }),
  );
  useShownAgain(() => void query.refresh());
  return (
    <>
      <PullToRefresh onRefresh={() => refresh(query)}>
        <QueryView query={query} isCompact={false} skeleton={<PreviewSkeleton />}>
          {({ info }) =>
            info === null ? (
              <MissingState
                text="没有找到这份报价"
                action={{ text: '去比价', onPress: () => toCompare(null) }}
              />
            ) : (
              <Content info={info} shareCode={shareCode} scope={scope} />
            )
          }
        </QueryView>
      </PullToRefresh>
      <FollowVisitor query={query} />
    </>
  );
}

async function find(shareCode: string, scope: Scope): Promise<ContrastShareInfoData | null> {
  return ignoreRefusal(
    NO_LINK,
    null,
    async () => (await gateway.call(contrastShareInfo, { shareCode }, scope)).data,
  );
}

async function refresh(query: ShareQuery): Promise<void> {
  if ((await query.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

function Content({ info, shareCode, scope }: PreviewProps) {
  const { parcel, offer, stateCode, reasonMsg } = info;
  const isOpen = offer !== null && stateCode === 'OPEN';
  const includes = isOpen ? includesText(offer) : '';
  // Friends can share the link as well.
  usePreparedShare(sharedOffer(info, shareCode), scope);
  return (
    <ContrastPage bar={<PreviewBar info={info} isOpen={isOpen} shareCode={shareCode} />}>
      <PreviewLead info={info} />
      <Card className={styles['offer']}>
        <ParcelHead parcel={parcel} />
        {isOpen ? (
          <View className={styles['facts']}>
            <OfferFacts offer={offer} when={whenText(offer, serverClock.nowMs())} />
            {includes !== '' && <View className={styles['includes']}>{includes}</View>}
          </View>
        ) : (
          <View className={styles['gone']}>{reasonMsg || GONE[stateCode]}</View>
        )}
      </Card>
      {isOpen && <SharedPrice info={info} />}
    </ContrastPage>
  );
}

const GONE: Readonly<Record<ContrastShareInfoData['stateCode'], string>> = {
  OPEN: '这份报价暂时看不到，看看现在的价格吧',
  GONE: '该快递暂不可用，看看其他快递吧',
  OVER: '这份报价已过期，看看现在的价格吧',
  unknown: '这份报价暂时看不到，看看现在的价格吧',
};

function PreviewSkeleton() {
  return (
    <ContrastPage>
      <SkeletonGroup className={styles['skeletons']}>
        <Skeleton className={styles['line']} />
        <Skeleton className={styles['skeleton']} />
      </SkeletonGroup>
    </ContrastPage>
  );
}
