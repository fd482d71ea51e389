import { observer } from 'mobx-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { PressHold } from '@/components/pressHold';
import type { QueryRefresh } from '@/data/Query';
import {
  type ModulePage,
  MODULE_PAGE_TEXTS,
  ModulePageContent,
  ModulePageProvider,
  makeModulePage,
  PageSkeleton,
  type PlacedModulePage,
  useModulePage,
} from '@/features/weekly/page/modulePageEntry';
import type { ModulePageVisit, LocationBar } from '@/features/weekly/page/modulePageTypes';
import type { ModulePageData } from '@/features/weekly/page/parsePage';
import { isEmbedded } from '@/features/weekly/page/scenes';
import { CityChoice } from '@/features/weekly/place/CityChoice';
import type { PlacePart } from '@/features/weekly/place/placePart';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { devConsole } from '@/platform/devConsole';
import { preview } from '@/platform/preview';
import { storage } from '@/platform/storage';
import { session } from '@/session';
import { makeKeptMemory } from '@/session/keptMemory';
import { holdPresses } from '@/templates/holdPresses';
import { KeptMark } from '@/templates/KeptMark';
import { systemClock } from '@/utils/clock';
import { leaveToFailPage } from './embedded/leaveToFailPage';
import { makeKeptPages } from './keptPage';

interface WeeklyPageProps {
  readonly visit: ModulePageVisit;
  readonly scope: Scope;
  /** Sets the page title; the campaign has its own. */
  readonly setTitle: (title: string) => void;
}

/**
 * The weekly themed page (product §2.2).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of header and a session, or the last visit's page (`keptPage`), marked as being updated |
 * | info refused or invalid | toast, fail page replaces this one (invalid: with 重试); embedded: closes the web view |
 * | offline | sentence and 重试 (waiting loses nothing); embedded: closes |
 * | ready | header, bars, modules in their order, notice, footer; embedded: no header, tabs or share button |
 * | a module invalid | the others; its place says so and offers 重试 |
 * | refresh failed | unchanged; the last visit's page with its time and 刷新 |
 */
export const WeeklyPage = observer(function WeeklyPage({ visit, scope, setTitle }: WeeklyPageProps) {
  const view = usePageInView();
  const [modulePage] = useState(() => makeModulePage('fcFriday', visit, view, scope, keptPages(visit)));
  const { store } = modulePage;
  const [held] = useState(() => ({
    query: {
      get staleSince() {
        return store.staleSince;
      },
      get isRefreshing() {
        return store.isRefreshing;
      },
      refresh: () => enter(modulePage),
    },
    refuses: holdPresses(store),
    isNeeded: store.staleSince !== null,
  }));
  useEffect(() => {
    void enter(modulePage);
  }, [modulePage]);
  const title = store.page?.base.pageName;
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  useShownAgain(
    // Without a page yet, handle the response like the first load.
    () => void (store.page === null || store.staleSince !== null ? enter(modulePage) : store.refresh()),
    () => store.rest(),
  );

  const isPart = isEmbedded(visit.scene);
  if (store.phase === 'loading') return <PageSkeleton hasHeader={!isPart} />;
  if (store.phase === 'offline') return <OfflineState onRetry={() => enter(modulePage)} />;
  if (store.phase === 'failed' || store.page === null)
    return <FailedState text={MODULE_PAGE_TEXTS.failed} onRetry={() => enter(modulePage)} />;
  return (
    <ModulePageProvider value={modulePage}>
      <PressHold.Provider value={held.refuses}>
        <Content
          page={store.page}
          loadPlaces={modulePage.loadPlaces}
          mark={held.isNeeded && <KeptMark query={held.query} />}
        />
      </PressHold.Provider>
    </ModulePageProvider>
  );
});

/** A part of the app's own page has none: it is short, and closes when it gets no answer. */
const keptPages = (visit: ModulePageVisit) =>
  isEmbedded(visit.scene)
    ? undefined
    : makeKeptPages(makeKeptMemory({ session, durable: storage.durable }, 'weekly'), visit, systemClock);

/** Around all content: an embedded page reports this element's height. */
const CONTENT_ID = 'weekly-content';

const loadHeightReports = () => import('./embedded/HeightReports');

interface ContentProps {
  readonly page: ModulePageData;
  readonly loadPlaces: PlacedModulePage['loadPlaces'];
  readonly mark: ReactNode;
}

function Content({ page, loadPlaces, mark }: ContentProps) {
  const { visit, scope } = useModulePage();
  const heights = useLoaded(loadHeightReports, isEmbedded(visit.scene));
  // Once capped, the content scrolls within the page (product §2.4 "Embedded page-height reporting").
  const [isCapped, setCapped] = useState(false);
  const cap = useCallback(() => setCapped(true), []);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <ModulePageContent
      page={page}
      loadPlaces={loadPlaces}
      renderPlace={({ LocationBar: Bar, places }: PlacePart, bar: LocationBar) => (
        <Bar bar={bar} place={places} onPress={() => setChoosing(true)} />
      )}
      contentId={CONTENT_ID}
      isCapped={isCapped}
    >
      {mark}
      {heights !== null && (
        <heights.HeightReports scene={visit.scene} contentId={CONTENT_ID} scope={scope} onTaller={cap} />
      )}
      {page.locationBar !== null && (
        <CityChoice isOpen={isChoosing} loadPlaces={loadPlaces} onClose={() => setChoosing(false)} />
      )}
    </ModulePageContent>
  );
}

/** Loads the page from the start; a page that cannot be shown is left (product §2.8). */
async function enter({ store, scope, visit }: ModulePage): Promise<QueryRefresh> {
  const outcome = await store.load();
  // The header preview in the HTML belongs to an existing page.
  if (store.page === null) preview.remove();
  if (outcome.kind === 'ready') return 'done';
  if (scope.isCancelled || outcome.kind === 'superseded') return 'nothing';
  // The last visit's page, with its time.
  if (store.page !== null) return 'failed';
  if (outcome.kind === 'failed') await leaveToFailPage(visit.scene, outcome.reason, outcome.isRefused);
  else if (isEmbedded(visit.scene)) await leaveToFailPage(visit.scene, '', false);
  return 'nothing';
}

/** Shows the on-page console when the URL requests it; browsers only. */
export function useDevConsole(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) void devConsole.open();
  }, [isWanted]);
}
