import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useMemo } from 'react';
import { cx } from '@/components/cx';
import { tabId, Tabs } from '@/components/Tabs';
import { useElementId } from '@/hooks/useElementId';
import { SideRow } from '@/platform/sideRow';
import { systemInfo } from '@/platform/systemInfo';
import { useModulePage } from '../page/modulePageContext';
import type { SessionPanel } from './SessionBlock';
import { MAX_SHARED_TABS, tabRowStartPx, type SessionTabsView } from './sessionTabRules';
import { SESSION_TEXTS, STATE_TEXTS } from './sessionTexts';
import type { Session } from './sessionTypes';
import styles from './SessionTabs.module.scss';

interface SessionTabsProps {
  readonly tabs: SessionTabsView['tabs'];
  readonly sessions: ReadonlyMap<string, Session>;
  readonly activeId: string;
  readonly onSelect: (sessionId: string) => void;
  /** The active session, as the panel of its tab. */
  readonly children: (panel: SessionPanel) => ReactNode;
}

/** Several sessions as tabs with start and state, of which one is shown. */
export const SessionTabs = observer(function SessionTabs(props: SessionTabsProps) {
  const { tabs, sessions, activeId, onSelect, children } = props;
  // Of the last visit's page no tab shows its state: the server's time is not known yet.
  const isKept = useModulePage().store.staleSince !== null;
  const panelId = useElementId('session');
  const panel = useMemo(() => ({ id: panelId, labelledBy: tabId(panelId, activeId) }), [panelId, activeId]);
  const isScrolling = tabs.length > MAX_SHARED_TABS;
  const index = tabs.findIndex(({ id }) => id === activeId);
  const row = (
    <Tabs
      tabs={tabs.map(({ id, text, state }) => {
        const name = sessions.get(id)?.name ?? '';
        return {
          name: id,
          title: `${name === '' || name === text ? '' : `${name} `}${text}${isKept ? '' : ` ${STATE_TEXTS[state]}`}`,
          face: (
            <>
              <Text className={styles['time']}>{text}</Text>
              <Text className={cx(styles['state'], styles[isKept ? 'kept' : state])}>
                {STATE_TEXTS[state]}
              </Text>
            </>
          ),
        };
      })}
      active={activeId}
      onSelect={onSelect}
      label={SESSION_TEXTS.sessions}
      panelId={panelId}
      className={styles[isScrolling ? 'strip' : 'row']}
      tabClassName={styles[isScrolling ? 'cell' : 'share']}
    />
  );
  return (
    <>
      {isScrolling ? (
        <SideRow startPx={tabRowStartPx(index, systemInfo.read().windowWidth)} className={styles['scroller']}>
          {row}
        </SideRow>
      ) : (
        row
      )}
      {children(panel)}
    </>
  );
});
