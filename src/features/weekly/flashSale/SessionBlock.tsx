import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { useModulePage, useServerTime } from '../page/modulePageContext';
import { RightBlocks } from './RightBlocks';
import { STATE_TEXTS, TIMER_TEXTS } from './sessionTexts';
import { SessionTimer } from './SessionTimer';
import { hoursText, sessionState } from './sessionTimes';
import type { RightsLook, Session } from './sessionTypes';
import styles from './SessionBlock.module.scss';

export interface SessionPanel {
  readonly id: string;
  /** Id of its tab. */
  readonly labelledBy: string;
}

interface SessionBlockProps {
  readonly session: Session;
  readonly look: RightsLook;
  /** Its first rights are mounted from the start. */
  readonly isFirst: boolean;
  /** The panel of its tab, which shows its state; null: it has no tab. */
  readonly panel: SessionPanel | null;
  /** The page's response was generated before the session started. */
  readonly isFromBeforeStart: boolean;
}

/**
 * One session: name, hours, state, countdown, rights. Its state follows the server time and changes at the boundary
 * itself, without a request. Everything is in one element: `setData` sends a countdown's text with its element path,
 * and twelve of them must fit in one kilobyte.
 */
export const SessionBlock = observer(function SessionBlock(props: SessionBlockProps) {
  const { session, look, isFirst, panel, isFromBeforeStart } = props;
  // Of the last visit's page it shows neither: the server's time is not known yet.
  const isKept = useModulePage().store.staleSince !== null;
  const state = useServerTime((serverMs) => (isKept ? 'start' : sessionState(session, serverMs)));
  const hours = hoursText(session);
  const label = session.name || hours;
  return (
    <View
      id={panel?.id}
      className={cx(styles['session'], styles[state], isKept && styles['kept'])}
      {...markup.access(
        panel === null ? { role: 'group', label } : { role: 'tabpanel', label, labelledBy: panel.labelledBy },
      )}
    >
      <Text className={styles['name']}>{label}</Text>
      <Text className={styles['hours']}>{session.name === '' ? '' : hours}</Text>
      {panel === null && <Text className={styles['state']}>{STATE_TEXTS[state]}</Text>}
      {/* Empty at the end instead of removed: removing an element resends its siblings. */}
      <Text className={styles['until']} {...markup.access({ isHidden: true })}>
        {TIMER_TEXTS[state]}
      </Text>
      <SessionTimer session={session} label={TIMER_TEXTS[state]} isKept={isKept} />
      <RightBlocks
        session={session}
        state={state}
        look={look}
        isFirst={isFirst}
        isFromBeforeStart={isFromBeforeStart}
      />
    </View>
  );
});
