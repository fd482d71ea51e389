import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { type SendActivityPageInfo, sendActivityPageInfo } from '@/api/generated/operations/homeServices';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { BAR_TEXTS } from '@/features/weekly/bars/barTexts';
import {
  ModulePageContent,
  type ModulePageData,
  ModulePageProvider,
  makeModulePage,
  ModuleSkeleton,
  PageSkeleton,
  type PlacedModulePage,
  useModulePage,
  visibleModules,
} from '@/features/weekly/page/modulePageEntry';
import type { ModulePageVisit, LocationBar } from '@/features/weekly/page/modulePageTypes';
import { CityChoice } from '@/features/weekly/place/CityChoice';
import type { PlacePart } from '@/features/weekly/place/placePart';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { FollowVisitor } from '@/templates/QueryView';
import { switchParam, textParam } from '@/utils/addressParams';
import { bannerText, standIn } from './hsRules';
import { HS_TEXTS } from './hsTexts';
import styles from './HsGather.module.scss';

const visitOf = (params: Readonly<Record<string, string>>): ModulePageVisit => ({
  configId: textParam(params, 'configId'),
  channelId: textParam(params, 'channelId'),
  scene: 'page',
  areThumbnailsOff: switchParam(params, 'closeThumbnail'),
});

type CashQuery = Query<SendActivityPageInfo>;

/** How long a finished page waits for its cash banner, so that both are drawn at once; later the banner has its place. */
const BANNER_WAIT_MS = 300;

/**
 * Home services of a city (product §3.20), built from the weekly page's modules.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of header and modules |
 * | refused, invalid, offline | text, 重试, 去首页; refetches automatically when back online |
 * | ready | header, city, tabs, cash banner, modules, footer, share |
 * | another city is loading | its skeleton: never one city's services under another's name |
 * | nothing in this city | a sentence, 切换城市, 去首页 |
 * | cash banner not available | no banner |
 */
export const HsGather = observer(function HsGather({ params, scope, setTitle }: PageVisit) {
  const view = usePageInView();
  const [modulePage] = useState(() => makeModulePage('hsGather', visitOf(params), view, scope));
  const { store } = modulePage;
  const [cash] = useState<CashQuery>(
    () =>
      new Query({
        ...pageDeps(scope),
        isForAll: true,
        failedText: '',
        async fetch(own) {
          const { configId } = modulePage.visit;
          const { data } = await gateway.call(sendActivityPageInfo, { configId }, own);
          return data;
        },
      }),
  );
  const [reason, setReason] = useState('');
  const [enter] = useState(() => async (): Promise<void> => {
    const outcome = await store.load();
    if (outcome.kind === 'failed') setReason(outcome.reason);
  });
  useEffect(() => void enter(), [enter]);
  const { phase, page } = store;
  const title = page?.base.pageName ?? '';
  useEffect(() => setTitle(title), [title, setTitle]);
  useShownAgain(
    () => {
      void (store.page === null ? enter() : store.refresh());
      void cash.refresh();
    },
    () => store.rest(),
  );

  const hasPage = page !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasPage) return;
    const timer = setTimeout(() => setLate(true), BANNER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [hasPage]);
  const isWaiting = phase === 'loading' || (hasPage && cash.phase === 'loading' && !isLate);

  // Mounted from the start: the banner is requested with the page.
  return (
    <ModulePageProvider value={modulePage}>
      <FollowVisitor query={cash} />
      {isWaiting ? (
        <PageSkeleton hasHeader />
      ) : page === null ? (
        <Failure isOffline={phase === 'offline'} text={reason} onRetry={enter} />
      ) : (
        <Content page={page} loadPlaces={modulePage.loadPlaces} cash={cash} />
      )}
    </ModulePageProvider>
  );
});

interface FailureProps {
  readonly isOffline: boolean;
  /** The gateway's; empty: none. */
  readonly text: string;
  readonly onRetry: () => Promise<void>;
}

const Failure = ({ isOffline, text, onRetry }: FailureProps) => (
  <>
    {isOffline ? (
      <OfflineState onRetry={onRetry} />
    ) : (
      <FailedState text={text || HS_TEXTS.failed} onRetry={onRetry} />
    )}
    <HomeWay />
  </>
);

interface ContentProps {
  readonly page: ModulePageData;
  readonly loadPlaces: PlacedModulePage['loadPlaces'];
  readonly cash: CashQuery;
}

const Content = observer(function Content({ page, loadPlaces, cash }: ContentProps) {
  const { store, click } = useModulePage();
  const [isChoosing, setChoosing] = useState(false);
  const close = (): void => setChoosing(false);
  const choose = (): void => {
    click('citySwitch');
    setChoosing(true);
  };
  const refresh = async (): Promise<void> => {
    const [{ kind }] = await Promise.all([store.refresh(), cash.refresh()]);
    if (kind === 'failed' || kind === 'offline') toast.show(HS_TEXTS.refreshFailed);
  };
  const instead = standIn({
    place: store.place,
    shownPlace: store.shownPlace,
    lastOutcome: store.lastOutcome,
    modules: visibleModules(page),
  });
  return (
    <ModulePageContent
      page={page}
      loadPlaces={loadPlaces}
      renderPlace={({ LocationBar: Bar, places }: PlacePart, bar: LocationBar) => (
        <Bar bar={bar} place={places} onPress={choose} />
      )}
      wrap={(content) => <PullToRefresh onRefresh={refresh}>{content}</PullToRefresh>}
      banner={<CashBanner cash={cash} />}
      instead={
        instead === null ? null : (
          <View className={styles['instead']}>
            <Instead kind={instead} onRetry={store.refresh} onChoose={choose} />
          </View>
        )
      }
      hasReminder={false}
    >
      <CityChoice isOpen={isChoosing} loadPlaces={loadPlaces} onClose={close} />
    </ModulePageContent>
  );
});

interface InsteadProps {
  readonly kind: NonNullable<ReturnType<typeof standIn>>;
  readonly onRetry: () => Promise<unknown>;
  readonly onChoose: () => void;
}

/** Replaces the modules, on a card, because the page background belongs to the campaign. */
function Instead({ kind, onRetry, onChoose }: InsteadProps): ReactNode {
  switch (kind) {
    case 'asking':
      return <ModuleSkeleton />;
    case 'failed':
      return (
        <Card>
          <FailedState isCompact text={HS_TEXTS.failed} onRetry={onRetry} />
        </Card>
      );
    case 'offline':
      return (
        <Card>
          <OfflineState isCompact onRetry={onRetry} />
        </Card>
      );
    case 'empty':
      return (
        <Card>
          <EmptyState
            text={HS_TEXTS.empty}
            hint={HS_TEXTS.emptyHint}
            action={{ text: BAR_TEXTS.switchCity, onPress: onChoose }}
          />
          <HomeWay />
        </Card>
      );
  }
}

const HomeWay = () => (
  <View className={styles['ways']}>
    <Button kind="link" onClick={() => navigator.goTo('home')}>
      {HS_TEXTS.home}
    </Button>
  </View>
);

/** A cash campaign open to this user, or their progress in it; its place while that is being asked. */
const CashBanner = observer(function CashBanner({ cash }: { readonly cash: CashQuery }) {
  const { follow, click } = useModulePage();
  const info = cash.value;
  const words = info === null ? null : bannerText(info);
  // Its place is held for the first answer only: without a banner, a refetch must not move the page.
  const [hasEnded, setEnded] = useState(cash.phase !== 'loading');
  useEffect(() => {
    if (cash.phase !== 'loading') setEnded(true);
  }, [cash.phase]);
  // Stable wrapper: inserting the banner sends nothing else (`setData`).
  return (
    <View>
      {info === null && cash.phase === 'loading' && !hasEnded && (
        <SkeletonGroup className={styles['banner']}>
          <Skeleton className={styles['skeleton']} />
        </SkeletonGroup>
      )}
      {info !== null && words !== null && (
        <View className={styles['banner']}>
          <Pressable
            role="link"
            className={styles['cash']}
            label={`${words.title}，${words.text}，${words.button}`}
            onPress={() => {
              const { jumpUrl, activityCode } = info;
              if (jumpUrl.trim() !== '') return follow(jumpUrl, 'cashBanner');
              click('cashBanner');
              return navigator.goTo('fissionOfCash', activityCode === '' ? {} : { activityCode });
            }}
          >
            <View className={styles['mark']} {...markup.access({ isHidden: true })}>
              <Picture
                src={pictureAddress(info.imgUrl)}
                alt=""
                isPlain
                className={styles['picture']}
                fallback={<View className={styles['coin']}>￥</View>}
              />
            </View>
            <View className={styles['words']}>
              <View className={styles['title']}>{words.title}</View>
              {words.text !== '' && <View className={styles['text']}>{words.text}</View>}
            </View>
            <View className={styles['button']}>{words.button}</View>
          </Pressable>
        </View>
      )}
    </View>
  );
});
