import { pageDeps } from '@/data/pageDeps';
import { reaction } from 'mobx';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePageActive } from '@/hooks/usePageActive';
import { session } from '@/session';
import { type Campaign, CampaignProvider, useCampaign } from './campaignContext';
import { observer } from 'mobx-react';
import type { CampaignModule } from './catalog';
import { CampaignStore, lastMoment, MAX_ASKS } from './CampaignStore';
import { sessionBoundaries } from './flashSale/sessionRules';
import { useServerTime } from './campaignContext';
import type { Scope } from '@/api/scope';
import { gateway, serverClock } from '@/api/gateway';
import { followLink } from '@/navigation/followLink';
import { host } from '@/platform/host';
import type { PageInView } from '@/platform/inView/types';
import { storage } from '@/platform/storage';
import { tracker } from '@/tracking';
import { systemClock } from '@/utils/clock';
import { createCampaignApi } from './campaignApi';
import type { CampaignVisit } from './campaignTypes';
import { firstPlace } from './place/placeMemory';
import type { PlacePart } from './place/placePart';
import { campaignClient } from './homeRequest';
import { PAGE, CAMPAIGN_TEXTS } from './campaignTexts';
import { makeFlashSale } from './flashSale/makeFlashSale';
import { View } from '@tarojs/components';
import { FailedState, OfflineState } from '@/components/StateView';
import { cx } from '@/components/cx';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { preview } from '@/platform/preview';
import { subscribeMessage } from '@/platform/subscribeMessage';
import { GuideBar, RulesEntry, SubscribeBar } from './bars/PageBars';
import { TabBar } from './bars/TabBar';
import { Footer, Header, PageSkeleton, Problems } from './components/PageParts';
import { failPage } from './embedded/failPage';
import { groundTone } from './groundTone';
import { ModuleFrame, useTurns } from './ModuleFrame';
import { createModuleTurns, FIRST_SCREEN } from './moduleTurns';
import { type CampaignPage, visibleModules, visibleTabs } from './parsePage';
import { isFirstType, loadLaterModules } from './registry';
import { isEmbedded } from './scenes';
import styles from './WeeklyPage.module.scss';
import { devConsole } from '@/platform/devConsole';
import { isSwitchedOn } from '@/utils/query';

/**
 * Asks for the page anew when somebody logs in on it, whichever module asked for that: statuses, tasks and stages of
 * the last answer belong to nobody. Not under another page, since coming back asks anyway, and not for a login that is
 * lost: the same person goes on looking. Shows nothing.
 */
export function LoginWatch() {
  const { sessions, store } = useCampaign();
  const isActive = usePageActive();
  useEffect(
    () =>
      isActive
        ? reaction(
            () => session.token,
            (token) => {
              if (token !== null && !sessions.isWriting) void store.refresh();
            },
          )
        : undefined,
    [sessions, store, isActive],
  );
  return null;
}

/** Asks for the page anew at the moments of product §2.4, and while its answer was told before one; shows nothing. */
export const RefreshWatch = observer(function RefreshWatch({
  modules,
}: {
  readonly modules: readonly CampaignModule[];
}) {
  const { store } = useCampaign();
  const { round, toldAtMs } = store;
  const boundaries = useMemo(() => sessionBoundaries(modules), [modules]);
  const moment = useServerTime((serverMs) => lastMoment(boundaries, serverMs));
  const asked = useRef({ moment: 0, times: 0 });
  useEffect(() => {
    const { current } = asked;
    if (moment <= toldAtMs || moment < current.moment) return;
    const times = moment > current.moment ? 1 : current.times + 1;
    if (times > MAX_ASKS) return;
    asked.current = { moment, times };
    store.refreshSoon(moment);
  }, [store, round, toldAtMs, moment]);
  return null;
});

export interface WeeklyCampaign extends Campaign {
  /** Where the visitor is or wants to be: code and store, the same at every call. */
  readonly loadPlaces: () => Promise<PlacePart>;
}

/** The page's campaign with the app's own collaborators; one per visit. */
export function makeCampaign(visit: CampaignVisit, view: PageInView | null, scope: Scope): WeeklyCampaign {
  const api = createCampaignApi(gateway, visit, campaignClient(host.current()), scope);
  const store = new CampaignStore({
    api,
    ...pageDeps(scope),
    random: () => Math.random(),
    firstPlace: firstPlace(storage.session),
  });
  let places: Promise<PlacePart> | null = null;
  const loadPlaces = (): Promise<PlacePart> => {
    places ??= import('./place/placePart').then(({ makePlacePart }) => makePlacePart(store, scope));
    // A chunk that did not come is asked for anew at the next need.
    places.catch(() => (places = null));
    return places;
  };
  return {
    visit,
    store,
    api,
    sessions: makeFlashSale(api, store, scope),
    scope,
    view,
    exposed: new Set(),
    clockOffsetMs: () => serverClock.nowMs() - systemClock.nowMs(),
    follow: (url, component) => followLink(url, { page: PAGE, component }),
    loadPlaces,
    messages: {},
    askForPlace: async () => (await loadPlaces()).askForPlace(),
    click: (component, context) => tracker.click(PAGE, component, context),
  };
}

interface WeeklyPageProps {
  readonly visit: CampaignVisit;
  readonly scope: Scope;
  /** Of the page; the campaign brings its own title. */
  readonly setTitle: (title: string) => void;
}

/**
 * The weekly themed page (product §2.2).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of header and a session |
 * | page info refused or broken | toast, then the fail page instead of this one; in an embedded scene the web view closes |
 * | offline | sentence and 重试 (nothing is lost by waiting; embedded: closes) |
 * | ready | header, bars, modules by their order, notice, footer; embedded: no header, tabs or share button |
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
  // From then on the content scrolls within it (product §2.4 "Embedded page-height reporting").
  const [isCapped, setCapped] = useState(false);
  const cap = useCallback(() => setCapped(true), []);
  // Behind the first screen: what it has to show does not wait for it.
  const [isPastFirst, setPastFirst] = useState(false);
  const share = useLoaded(loadSharePart, isPastFirst);
  const messages = useLoaded(loadMessagesPart, isPastFirst && subscribeMessage.isOffered);
  const ground = useMemo(
    () => (base.groundColor === '' ? undefined : { backgroundColor: base.groundColor }),
    [base.groundColor],
  );
  return (
    <View className={cx(styles['page'], isCapped && styles['capped'])} style={ground}>
      <View id={CONTENT_ID}>
        {!isPart && <Header imageUrl={base.headerUrl} title={base.pageName} />}
        <RulesEntry html={base.rulesHtml} />
        {locationBar !== null && (
          <View className={styles['location']}>
            {place !== null && <place.LocationBar bar={locationBar} place={place.places} />}
          </View>
        )}
        {tabs !== null && <TabBar page={tabs} hasLocationBar={locationBar !== null} />}
        {guideBar !== null && <GuideBar bar={guideBar} />}
        <Modules modules={modules} onPastFirst={setPastFirst} />
        <Problems problems={page.problems} />
        <Footer tone={groundTone(base.groundColor)} />
        <SubscribeBar base={base} />
      </View>
      <View>{share !== null && <share.SharePart base={base} hasButton={!isPart} />}</View>
      {messages !== null && <messages.MessagesPart />}
      <RefreshWatch modules={modules} />
      <LoginWatch />
      {heights !== null && (
        <heights.HeightReports scene={visit.scene} contentId={CONTENT_ID} scope={scope} onTaller={cap} />
      )}
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

/** The page from the start; one that cannot be had is left (product §2.8). */
async function enter({ store, scope, visit }: Campaign): Promise<void> {
  const outcome = await store.load();
  // What the HTML showed ahead belongs to a page that is there.
  if (store.page === null) preview.remove();
  if (scope.isCancelled) return;
  if (outcome.kind === 'failed') await failPage(visit.scene, outcome.reason);
  else if (outcome.kind === 'offline' && isEmbedded(visit.scene)) await failPage(visit.scene, '');
}

/** Shows the console on the page when its address asks for one; browsers only. */
export function useDevConsole(value: string | undefined): void {
  const isWanted = isSwitchedOn(value);
  useEffect(() => {
    if (isWanted) void devConsole.open();
  }, [isWanted]);
}
