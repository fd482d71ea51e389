import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { FailedState, OfflineState } from '@/components/StateView';
import {
  type Campaign,
  CAMPAIGN_TEXTS,
  CampaignContent,
  CampaignProvider,
  makeCampaign,
  PageSkeleton,
  type PlacedCampaign,
  useCampaign,
} from '@/domain/campaign/campaignPage';
import type { CampaignVisit, LocationBar } from '@/domain/campaign/campaignTypes';
import type { CampaignPage } from '@/domain/campaign/parsePage';
import type { PlacePart } from '@/domain/campaign/place/placePart';
import { isEmbedded } from '@/domain/campaign/scenes';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { devConsole } from '@/platform/devConsole';
import { preview } from '@/platform/preview';
import { failPage } from './embedded/failPage';

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
 * | page info refused or broken | toast, then the fail page instead of this one (broken: with 重试); in an embedded scene the web view closes |
 * | offline | sentence and 重试 (nothing is lost by waiting; embedded: closes) |
 * | ready | header, bars, modules by their order, notice, footer; embedded: no header, tabs or share button |
 * | a module broken | the others; its own place says so and offers 重试 |
 * | refresh failed | as it was |
 */
export const WeeklyPage = observer(function WeeklyPage({ visit, scope, setTitle }: WeeklyPageProps) {
  const view = usePageInView();
  const [campaign] = useState(() => makeCampaign('fcFriday', visit, view, scope));
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

interface ContentProps {
  readonly page: CampaignPage;
  readonly loadPlaces: PlacedCampaign['loadPlaces'];
}

const renderPlace = ({ LocationBar: Bar, places }: PlacePart, bar: LocationBar) => (
  <Bar bar={bar} place={places} />
);

function Content({ page, loadPlaces }: ContentProps) {
  const { visit, scope } = useCampaign();
  const heights = useLoaded(loadHeightReports, isEmbedded(visit.scene));
  // From then on the content scrolls within it (product §2.4 "Embedded page-height reporting").
  const [isCapped, setCapped] = useState(false);
  const cap = useCallback(() => setCapped(true), []);
  return (
    <CampaignContent
      page={page}
      loadPlaces={loadPlaces}
      renderPlace={renderPlace}
      contentId={CONTENT_ID}
      isCapped={isCapped}
    >
      {heights !== null && (
        <heights.HeightReports scene={visit.scene} contentId={CONTENT_ID} scope={scope} onTaller={cap} />
      )}
    </CampaignContent>
  );
}

/** The page from the start; one that cannot be had is left (product §2.8). */
async function enter({ store, scope, visit }: Campaign): Promise<void> {
  const outcome = await store.load();
  // What the HTML showed ahead belongs to a page that is there.
  if (store.page === null) preview.remove();
  if (scope.isCancelled) return;
  if (outcome.kind === 'failed') await failPage(visit.scene, outcome.reason, outcome.isRefused);
  else if (outcome.kind === 'offline' && isEmbedded(visit.scene)) await failPage(visit.scene, '', false);
}

/** Shows the console on the page when its address asks for one; browsers only. */
export function useDevConsole(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) void devConsole.open();
  }, [isWanted]);
}
