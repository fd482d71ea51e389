import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Scope } from '@/api';
import { OfflineState } from '@/components/OfflineState';
import { FailedState } from '@/components/FailedState';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { preview } from '@/platform/preview';
import { subscribeMessage } from '@/platform/subscribeMessage';
import { systemClock } from '@/utils/clock';
import { CampaignProvider, useCampaign, type Campaign } from './campaignContext';
import type { CampaignVisit } from './campaignTypes';
import { CAMPAIGN_TEXTS } from './campaignTexts';
import { GuideBar } from './bars/GuideBar';
import { RulesEntry } from './bars/RulesEntry';
import { SubscribeBar } from './bars/SubscribeBar';
import { TabBar } from './bars/TabBar';
import { Footer } from './components/Footer';
import { Header } from './components/Header';
import { PageSkeleton } from './components/PageSkeleton';
import { Problems } from './components/Problems';
import { failPage } from './embedded/failPage';
import { groundTone } from './groundTone';
import { LoginWatch } from './LoginWatch';
import { ModuleFrame, useTurns } from './ModuleFrame';
import { createModuleTurns, FIRST_SCREEN } from './moduleTurns';
import type { CampaignPage } from './parsePage';
import { RefreshWatch } from './RefreshWatch';
import { isFirstType, loadLaterModules } from './registry';
import { isEmbedded } from './scenes';
import { makeCampaign, type WeeklyCampaign } from './makeCampaign';
import { visibleModules, visibleTabs } from './visibleModules';
import styles from './WeeklyPage.module.scss';

interface WeeklyPageProps {
  readonly visit: CampaignVisit;
  readonly scope: Scope;
  /** Of the page; the campaign brings its own title. */
  readonly setTitle: (title: string) => void;
}

/**
 * The weekly themed page (spec 2 §2).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of header and a session |
 * | page info refused or broken | toast, then the fail page instead of this one; in an embedded scene the web view closes |
 * | offline | sentence and 重试 (nothing is lost by waiting; embedded: closes) |
 * | ready | header, bars, modules by their order, notice, footer; embedded: modules alone |
 * | a module broken | the others; its own place says so and offers 重试 |
 * | refresh failed | as it was |
 */
export const WeeklyPage = observer(function WeeklyPage({ visit, scope, setTitle }: WeeklyPageProps) {
  const view = usePageInView();
  const [campaign] = useState(() => makeCampaign(visit, view, scope));
  const { store } = campaign;
  useEffect(() => {
    void enter(campaign);
  }, [campaign]);
  const title = store.page?.base.pageName;
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  useShownAgain(
    // Until there is a page, what becomes of the answer is the same as at first.
    () => void (store.page === null ? enter(campaign) : store.refresh()),
    () => store.rest(),
  );

  const isPart = isEmbedded(visit.scene);
  if (store.phase === 'loading') return <PageSkeleton hasHeader={!isPart} />;
  if (store.phase === 'offline') return <OfflineState onRetry={() => enter(campaign)} />;
  if (store.phase === 'failed' || store.page === null)
    return <FailedState text={CAMPAIGN_TEXTS.failed} onRetry={() => enter(campaign)} />;
  return (
    <CampaignProvider value={campaign}>
      <Content page={store.page} loadPlaces={campaign.loadPlaces} />
    </CampaignProvider>
  );
});

/** Around all that takes room: its height is what an embedded page reports. */
const CONTENT_ID = 'weekly-content';

const loadHeightReports = () => import('./embedded/HeightReports');
const loadMessagesPart = () => import('./bars/MessagesPart');
const loadSharePart = () => import('./bars/SharePart');

interface ContentProps {
  readonly page: CampaignPage;
  readonly loadPlaces: WeeklyCampaign['loadPlaces'];
}

const Content = observer(function Content({ page, loadPlaces }: ContentProps) {
  const { visit, scope } = useCampaign();
  const { base, guideBar, locationBar } = page;
  const isPart = isEmbedded(visit.scene);
  const place = useLoaded(loadPlaces, locationBar !== null);
  const modules = visibleModules(page);
  const tabs = isPart ? null : visibleTabs(page);
  const heights = useLoaded(loadHeightReports, isPart);
  // Behind the first screen: what it has to show does not wait for it.
  const [isPastFirst, setPastFirst] = useState(false);
  const share = useLoaded(loadSharePart, isPastFirst);
  const messages = useLoaded(loadMessagesPart, isPastFirst && subscribeMessage.isOffered);
  const ground = useMemo(
    () => (base.groundColor === '' ? undefined : { backgroundColor: base.groundColor }),
    [base.groundColor],
  );
  return (
    <View className={styles['page']} style={ground}>
      <View id={CONTENT_ID}>
        {!isPart && <Header imageUrl={base.headerUrl} title={base.pageName} />}
        {!isPart && <RulesEntry html={base.rulesHtml} />}
        {locationBar !== null && (
          <View className={styles['location']}>
            {place !== null && <place.LocationBar bar={locationBar} place={place.places} />}
          </View>
        )}
        {tabs !== null && <TabBar page={tabs} hasLocationBar={locationBar !== null} />}
        {guideBar !== null && <GuideBar bar={guideBar} />}
        <Modules modules={modules} onPastFirst={setPastFirst} />
        <Problems problems={page.problems} />
        {!isPart && <Footer tone={groundTone(base.groundColor)} />}
        <SubscribeBar base={base} />
      </View>
      <View>{share !== null && <share.SharePart base={base} hasButton={!isPart} />}</View>
      {messages !== null && <messages.MessagesPart />}
      <RefreshWatch modules={modules} />
      <LoginWatch />
      {heights !== null && <heights.HeightReports scene={visit.scene} contentId={CONTENT_ID} scope={scope} />}
    </View>
  );
});

interface ModulesProps extends Pick<CampaignPage, 'modules'> {
  /** Told when what the first screen can show is there. */
  readonly onPastFirst: (isPast: boolean) => void;
}

function Modules({ modules, onPastFirst }: ModulesProps) {
  const [turns] = useState(() => createModuleTurns(systemClock));
  useTurns(turns, Math.max(modules.length, FIRST_SCREEN + 1));
  // Their code comes behind the first screen, whose bandwidth it would take, unless the page begins with one of them.
  const isPastFirst = useSyncExternalStore(turns.subscribe, () => turns.isDue(FIRST_SCREEN));
  const [first] = modules;
  const needsLater = first !== undefined && !isFirstType(first.type);
  const later = useLoaded(loadLaterModules, needsLater || isPastFirst);
  useEffect(() => {
    if (isPastFirst) onPastFirst(true);
  }, [isPastFirst, onPastFirst]);
  return (
    <View className={styles['modules']}>
      {modules.map((module, index) => (
        <ModuleFrame key={module.place.uniqueId} module={module} index={index} turns={turns} later={later} />
      ))}
    </View>
  );
}

/** The page from the start; one that cannot be had is left (spec 2 §8). */
async function enter({ store, scope, visit }: Campaign): Promise<void> {
  const outcome = await store.load();
  // What the HTML showed ahead belongs to a page that is there.
  if (store.page === null) preview.remove();
  if (scope.isCancelled) return;
  if (outcome.kind === 'failed') await failPage(visit.scene, outcome.reason);
  else if (outcome.kind === 'offline' && isEmbedded(visit.scene)) await failPage(visit.scene, '');
}
