import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { contrastShareInfo, type ContrastShareInfoData } from '@/api/generated/operations/contrastFriend';
import { unlessRefused } from '@/api/unlessRefused';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { ContrastPage } from '@/features/contrast/ContrastPage';
import { canSend, goodsText, parcelParams, questionOf, routeText } from '@/features/contrast/contrastRules';
import { OfferFacts } from '@/features/contrast/OfferFacts';
import { includesText, whenText } from '@/features/contrast/offerTexts';
import { ParcelHead } from '@/features/contrast/ParcelHead';
import { sendParcel } from '@/features/contrast/sendParcel';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import styles from './Preview.module.scss';

const PAGE = 'contrastPricePreview';
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
        <QueryView query={query} isCompact={false} skeleton={<Bones />}>
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
  return unlessRefused(
    NO_LINK,
    null,
    async () => (await gateway.call(contrastShareInfo, { shareCode }, scope)).data,
  );
}

async function refresh(query: ShareQuery): Promise<void> {
  if ((await query.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

/** The same parcel, compared by the viewer. */
async function toCompare(info: ContrastShareInfoData | null): Promise<void> {
  tracker.click(PAGE, 'compare');
  await navigator.goTo('contrastPrice', info === null ? {} : parcelParams(info.parcel));
}

interface ContentProps {
  readonly info: ContrastShareInfoData;
  readonly shareCode: string;
  readonly scope: PageVisit['scope'];
}

function Content({ info, shareCode, scope }: ContentProps) {
  const { parcel, offer, stateCode, reasonMsg } = info;
  const isOpen = offer !== null && stateCode === 'OPEN';
  const includes = isOpen ? includesText(offer) : '';
  // Friends can share the link as well.
  usePreparedShare(cardOf(info, shareCode), scope);
  return (
    <ContrastPage bar={<Bar info={info} isOpen={isOpen} shareCode={shareCode} />}>
      <Lead info={info} />
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
      {isOpen && <Since info={info} />}
    </ContrastPage>
  );
}

const GONE: Readonly<Record<ContrastShareInfoData['stateCode'], string>> = {
  OPEN: '这份报价暂时看不到，看看现在的价格吧',
  GONE: '该快递暂不可用，看看其他快递吧',
  OVER: '这份报价已过期，看看现在的价格吧',
  unknown: '这份报价暂时看不到，看看现在的价格吧',
};

function Lead({ info: { isOwner, sharerName, viewCount } }: Pick<ContentProps, 'info'>) {
  return (
    <View className={styles['lead']}>
      <View className={styles['who']}>
        {isOwner ? '这是您分享的报价' : `好友 ${sharerName} 分享给您的报价`.replace(/ +/g, ' ')}
      </View>
      {isOwner && (
        <View className={styles['note']}>
          {viewCount > 0 ? `已有 ${viewCount} 位好友看过` : '好友打开后看到的就是这个页面'}
        </View>
      )}
    </View>
  );
}

/** The freight when it was shared, without coupons. */
function Since({ info: { changeCode, sharedFen, sharedTm, endTm, offer } }: Pick<ContentProps, 'info'>) {
  const was = sharedFen === null ? '' : `￥${formatFen(sharedFen)}`;
  const is = offer === null || offer.freightFen === null ? '' : `￥${formatFen(offer.freightFen)}`;
  const hasMoved = (changeCode === 'UP' || changeCode === 'DOWN') && was !== '' && is !== '';
  const lines = [
    hasMoved
      ? `分享时运费 ${was}，现在 ${is}，${changeCode === 'UP' ? '比分享时贵了' : '比分享时便宜了'}`
      : '',
    sharedTm === '' ? '' : `分享时间 ${toMinute(sharedTm)}`,
    endTm === '' ? '' : `报价可查看至 ${toMinute(endTm)}，价格以下单时为准`,
  ].filter((line) => line !== '');
  return (
    <View className={styles['since']}>
      {lines.map((line) => (
        <View key={line} className={styles['note']}>
          {line}
        </View>
      ))}
    </View>
  );
}

const Bar = observer(function Bar({
  info,
  isOpen,
  shareCode,
}: Omit<ContentProps, 'scope'> & { readonly isOpen: boolean }) {
  const { offer, parcel, isOwner } = info;
  const question = questionOf(parcel);
  const code = isOpen && offer !== null && canSend(offer) ? offer.carrierCode : null;
  if (!isOpen)
    return (
      <Button isBlock onClick={() => toCompare(info)}>
        看看现在的价格
      </Button>
    );
  return (
    <>
      {isOwner ? (
        <View className={styles['way']}>
          <ShareButton
            page={cardOf(info, shareCode)}
            text="分享给好友"
            onPress={() => tracker.click(PAGE, 'share')}
          />
        </View>
      ) : (
        <Button kind="secondary" className={styles['way']} onClick={() => toCompare(info)}>
          我也要比价
        </Button>
      )}
      {code !== null && question !== null && (
        <Button
          kind={isOwner ? 'secondary' : 'primary'}
          className={styles['way']}
          onClick={() => {
            tracker.click(PAGE, 'send', { carrier: code });
            return sendParcel(question, code);
          }}
        >
          去寄件
        </Button>
      )}
    </>
  );
});

const cardOf = ({ parcel, offer }: ContrastShareInfoData, shareCode: string): SharedPage => ({
  from: PAGE,
  route: PAGE,
  params: { shareCode },
  title:
    offer === null || offer.freightFen === null
      ? `${routeText(parcel)}，看看寄件报价`
      : `${routeText(parcel)}，${offer.carrierName}运费￥${formatFen(offer.freightFen)}`,
  summary: goodsText(parcel),
  imageUrl: '',
});

function Bones() {
  return (
    <ContrastPage>
      <SkeletonGroup className={styles['bones']}>
        <Skeleton className={styles['line']} />
        <Skeleton className={styles['bone']} />
      </SkeletonGroup>
    </ContrastPage>
  );
}
