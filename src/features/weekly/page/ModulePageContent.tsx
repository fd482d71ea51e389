import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cx } from '@/components/cx';
import { GuideBar } from '@/features/weekly/bars/GuideBar';
import { ModuleTabs } from '@/features/weekly/bars/ModuleTabs';
import { RulesEntry } from '@/features/weekly/bars/RulesEntry';
import { SubscribeBar } from '@/features/weekly/bars/SubscribeBar';
import type { PlacePart } from '@/features/weekly/place/placePart';
import { useLoaded } from '@/hooks/useLoaded';
import { subscribeMessage } from '@/platform/subscribeMessage';
import { systemClock } from '@/utils/clock';
import type { PageModule } from './catalog';
import { Footer } from './components/Footer';
import { ModulePageHeader } from './components/ModulePageHeader';
import { NextPage } from './components/NextPage';
import { Problems } from './components/Problems';
import { groundTone } from './groundTone';
import { LoginWatch } from './LoginWatch';
import type { PlacedModulePage } from './makeModulePage';
import { ModuleFrame, useModuleQueue } from './ModuleFrame';
import { useModulePage } from './modulePageContext';
import type { LocationBar } from './modulePageTypes';
import { createModuleQueue, FIRST_SCREEN } from './moduleQueue';
import type { ModulePageData } from './parsePage';
import { RefreshWatch } from './RefreshWatch';
import { isFirstType, loadLaterModules } from './registry';
import { isEmbedded } from './scenes';
import { visibleModules, visibleTabs } from './visibleModules';
import styles from './ModulePageContent.module.scss';

const loadMessagesPart = () => import('@/features/weekly/bars/MessagesPart');
const loadSharePart = () => import('@/features/weekly/bars/SharePart');

interface ModulePageContentProps {
  readonly page: ModulePageData;
  readonly loadPlaces: PlacedModulePage['loadPlaces'];
  /** Renders the location bar if the page has one. */
  readonly renderPlace: (part: PlacePart, bar: LocationBar) => ReactNode;
  /** Id of the element around everything that takes up space. */
  readonly contentId?: string;
  /** Replaces that element, for pull-to-refresh: another wrapper would nest too deep. Floating bars stay outside. */
  readonly wrap?: (content: ReactNode) => ReactNode;
  /** At most as tall as the screen. */
  readonly isCapped?: boolean;
  /** Between the bars and the modules. */
  readonly banner?: ReactNode;
  /** Shown instead of the modules and their tabs; null: the modules. */
  readonly instead?: ReactNode;
  /** Offers the page's own reminder if the config has one. */
  readonly hasReminder?: boolean;
  /** Components that render nothing or float. */
  readonly children?: ReactNode;
}

/** A loaded page of modules: header, bars, modules in their order, footer, share button. */
export const ModulePageContent = observer(function ModulePageContent({
  page,
  loadPlaces,
  renderPlace,
  contentId,
  wrap,
  isCapped = false,
  banner = null,
  instead = null,
  hasReminder = true,
  children,
}: ModulePageContentProps) {
  const { visit, page: modulePageRoute, store } = useModulePage();
  const { base, guideBar, locationBar } = page;
  const isPart = isEmbedded(visit.scene);
  const isKept = store.staleSince !== null;
  // Its place is held, but only the current page may ask for another city's.
  const place = useLoaded(loadPlaces, locationBar !== null && !isKept);
  const modules = visibleModules(page);
  const tabs = isPart || instead !== null ? null : visibleTabs(page);
  // Loaded after the first screen, so that the first screen does not wait for it.
  const [isPastFirst, setPastFirst] = useState(false);
  const share = useLoaded(loadSharePart, isPastFirst || instead !== null);
  const messages = useLoaded(loadMessagesPart, isPastFirst && subscribeMessage.isOffered);
  const ground = useMemo(
    () => (base.groundColor === '' ? undefined : { backgroundColor: base.groundColor }),
    [base.groundColor],
  );
  const content = (
    <>
      {!isPart && <ModulePageHeader imageUrl={base.headerUrl} title={base.pageName} />}
      <RulesEntry html={base.rulesHtml} />
      {locationBar !== null && (
        <View className={styles['location']}>{place !== null && renderPlace(place, locationBar)}</View>
      )}
      {tabs !== null && <ModuleTabs page={tabs} hasLocationBar={locationBar !== null} />}
      {guideBar !== null && <GuideBar bar={guideBar} />}
      {banner}
      {instead ?? <Modules modules={modules} isKept={isKept} onPastFirst={setPastFirst} />}
      <Problems problems={page.problems} />
      {base.isFinished && !isPart && <NextPage page={modulePageRoute} />}
      <Footer tone={groundTone(base.groundColor)} />
      {hasReminder && <SubscribeBar base={base} />}
    </>
  );
  return (
    <View className={cx(styles['page'], isCapped && styles['capped'])} style={ground}>
      {wrap === undefined ? <View id={contentId}>{content}</View> : wrap(content)}
      <View>{share !== null && <share.SharePart base={base} hasButton={!isPart} />}</View>
      {messages !== null && <messages.MessagesPart />}
      <RefreshWatch modules={modules} />
      <LoginWatch />
      {children}
    </View>
  );
});

/** Of a kept page: only the place of a module that is about the user (`entry/keptPage`). */
const isHeldPlace = (module: PageModule): boolean =>
  module.type === 'independent' && module.view.imageUrl === '';

interface ModulesProps extends Pick<ModulePageData, 'modules'> {
  /** They are the last visit's. */
  readonly isKept: boolean;
  /** Called once the modules of the first screen are mounted. */
  readonly onPastFirst: (isPast: boolean) => void;
}

function Modules({ modules, isKept, onPastFirst }: ModulesProps) {
  const [turns] = useState(() => createModuleQueue(systemClock));
  useModuleQueue(turns, Math.max(modules.length, FIRST_SCREEN + 1));
  // Their code loads after the first screen to save its bandwidth, unless the page starts with one of them.
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
        <ModuleFrame
          key={module.place.uniqueId}
          module={module}
          index={index}
          turns={turns}
          isHeld={isKept && isHeldPlace(module)}
          later={later}
        />
      ))}
    </View>
  );
}
