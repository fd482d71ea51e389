import { View } from '@tarojs/components';
import { useState, useRef, useMemo, useEffect, useCallback } from 'react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import { scroll } from '@/platform/scroll';
import { systemInfo } from '@/platform/systemInfo';
import { systemClock } from '@/utils/clock';
import { moduleElementId } from '../page/moduleElementId';
import { useModulePage } from '../page/modulePageContext';
import type { PageTab, PageTabs } from '../page/modulePageTypes';
import { BAR_TEXTS } from './barTexts';
import { ScrollingTabs } from './ScrollingTabs';
import {
  BAR_HEIGHT,
  cellPx,
  idsDownThePage,
  LINE_SLACK_PX,
  MAX_FIXED_TABS,
  rowWidthPx,
  scrollOffsetPx,
  TabFollower,
  tabLooks,
} from './tabRules';
import styles from './ModuleTabs.module.scss';

interface TabFollow {
  /** Module id of the active tab. */
  readonly active: string;
  readonly select: (moduleId: string) => Promise<void>;
}

/**
 * Measuring forces a layout of the whole page, which right after the first render is the longest task on a cheap phone.
 * So the bar is measured once that render is drawn and the first modules are mounted.
 */
const SETTLED_MS = 150;

/** Measured height of the bar, CSS pixels; on hosts that cannot measure, its height in the 750-wide design. */
async function heightOf(barId: string): Promise<number> {
  const outcome = await scroll.heightOf(barId);
  return outcome.kind === 'measured' ? outcome.heightPx : (systemInfo.read().windowWidth * BAR_HEIGHT) / 750;
}

/**
 * The active tab follows the scroll position, and tapping a tab scrolls to its module. Uses no scroll listener:
 * observers report when a module crosses the bar's lower edge, and nothing renders in between. Without observers, tabs
 * only scroll.
 * @param tabs in any order
 */
function useTabFollow(barId: string, tabs: readonly PageTab[], hasLocationBar: boolean): TabFollow {
  const { view } = useModulePage();
  const ids = useMemo(() => idsDownThePage(tabs), [tabs]);
  const [active, setActive] = useState(ids[0] ?? '');
  const follower = useMemo(() => new TabFollower(ids), [ids]);

  useEffect(() => {
    if (view === null) return undefined;
    let stops: readonly (() => void)[] = [];
    let isGone = false;
    const watch = async (): Promise<void> => {
      const barPx = await heightOf(barId);
      if (isGone) return;
      const linePx = scrollOffsetPx(barPx, hasLocationBar) + LINE_SLACK_PX;
      stops = ids.map((moduleId) =>
        view.watchLine(moduleElementId(moduleId), linePx, (isAbove) => {
          const next = follower.cross(moduleId, isAbove);
          if (next !== null) setActive(next);
        }),
      );
    };
    const stopWaiting = systemClock.after(SETTLED_MS, () => void watch());
    return () => {
      isGone = true;
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, [view, barId, ids, follower, hasLocationBar]);

  const select = useCallback(
    async (moduleId: string) => {
      follower.hold(moduleId);
      setActive(moduleId);
      const offsetPx = scrollOffsetPx(await heightOf(barId), hasLocationBar);
      await scroll.toElement(moduleElementId(moduleId), offsetPx);
      follower.release(moduleId);
    },
    [follower, barId, hasLocationBar],
  );

  return { active, select };
}

interface ModuleTabsProps {
  readonly page: PageTabs;
  readonly hasLocationBar: boolean;
}

/**
 * The sticky bar that links to the page's modules (product §2.2). For screen readers it is a list of in-page links with
 * the current one marked, not a tablist: all modules are on the page at the same time, so there are no tab panels.
 */
export function ModuleTabs({ page, hasLocationBar }: ModuleTabsProps) {
  const { click } = useModulePage();
  const id = useElementId('tab-bar');
  const tabs = useSame(page.tabs);
  const { active, select } = useTabFollow(id, tabs, hasLocationBar);
  const looks = useMemo(() => tabLooks(page), [page]);
  const isScrolling = tabs.length > MAX_FIXED_TABS;
  // Read once: on H5 reading the width forces a layout. Rotating the phone only shifts the middle a little.
  const [widthPx] = useState(() => (isScrolling ? rowWidthPx(systemInfo.read().windowWidth) : 0));
  const cellStyle = useMemo(() => ({ width: `${cellPx(widthPx)}px` }), [widthPx]);

  const items = tabs.map(({ moduleId, title }) => {
    const isActive = moduleId === active;
    return (
      <View
        key={moduleId}
        className={isScrolling ? styles['cell'] : styles['share']}
        style={isScrolling ? cellStyle : undefined}
      >
        <Pressable
          role="link"
          label={title}
          isCurrent={isActive}
          className={styles['press']}
          isReading
          onPress={() => {
            click('tab', { moduleId });
            // Not awaited: another tab may be tapped while the page is still scrolling.
            void select(moduleId);
          }}
        >
          <View
            className={cx(styles['pill'], isActive && styles['active'])}
            style={isActive ? looks.selected : looks.plain}
          >
            {title}
          </View>
        </Pressable>
      </View>
    );
  });

  return (
    <View id={id} className={styles['bar']} {...markup.access({ role: 'navigation', label: BAR_TEXTS.tabs })}>
      {isScrolling ? (
        <ScrollingTabs activeIndex={tabs.findIndex(({ moduleId }) => moduleId === active)} widthPx={widthPx}>
          {items}
        </ScrollingTabs>
      ) : (
        <View className={styles['row']}>{items}</View>
      )}
    </View>
  );
}

/**
 * Returns the previous array while its content is equal, so that a refresh of the page does not observe every module
 * again.
 */
function useSame(tabs: readonly PageTab[]): readonly PageTab[] {
  const known = useRef(tabs);
  if (JSON.stringify(known.current) !== JSON.stringify(tabs)) known.current = tabs;
  return known.current;
}
