import { View } from '@tarojs/components';
import { useMemo, useRef } from 'react';
import { Pressable } from '@/components/Pressable';
import { cx } from '@/components/cx';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import { useCampaign } from '../campaignContext';
import type { PageTab, PageTabs } from '../campaignTypes';
import { BAR_TEXTS } from './barTexts';
import { ScrollingTabs } from './ScrollingTabs';
import { CELL_PX, MAX_FIXED_TABS, tabLooks } from './tabRules';
import { useTabFollow } from './useTabFollow';
import styles from './TabBar.module.scss';

interface TabBarProps {
  readonly page: PageTabs;
  readonly hasLocationBar: boolean;
}

const CELL_STYLE = { width: `${CELL_PX}px` } as const;

/**
 * The sticky bar that leads to the page's modules (spec 2 §2). To who does not see it, it is a list of links within the
 * page, the present one marked: all modules are there at once, so none is a tab's panel.
 */
export function TabBar({ page, hasLocationBar }: TabBarProps) {
  const { click } = useCampaign();
  const id = useElementId('tab-bar');
  const tabs = useSame(page.tabs);
  const { active, select } = useTabFollow(id, tabs, hasLocationBar);
  const looks = useMemo(() => tabLooks(page), [page]);
  const isScrolling = tabs.length > MAX_FIXED_TABS;

  const items = tabs.map(({ moduleId, title }) => {
    const isActive = moduleId === active;
    return (
      <View
        key={moduleId}
        className={isScrolling ? styles['cell'] : styles['share']}
        style={isScrolling ? CELL_STYLE : undefined}
      >
        <Pressable
          role="link"
          label={title}
          isCurrent={isActive}
          className={styles['press']}
          onPress={() => {
            click('tab', { moduleId });
            // Not waited for: another tab may be pressed while the page still glides.
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
        <ScrollingTabs activeIndex={tabs.findIndex(({ moduleId }) => moduleId === active)}>
          {items}
        </ScrollingTabs>
      ) : (
        <View className={styles['row']}>{items}</View>
      )}
    </View>
  );
}

/** The list of the first render that said the same: a refresh of the page must not watch every module anew. */
function useSame(tabs: readonly PageTab[]): readonly PageTab[] {
  const known = useRef(tabs);
  if (JSON.stringify(known.current) !== JSON.stringify(tabs)) known.current = tabs;
  return known.current;
}
