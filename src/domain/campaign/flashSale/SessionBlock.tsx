import { Text, View } from '@tarojs/components';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { cx } from '@/components/cx';
import { useElementId } from '@/hooks/useElementId';
import { useCampaign } from '../campaignContext';
import {
  hoursText,
  type RightsLook,
  type Session,
  type SessionRight,
  type SessionState,
  sessionState,
  timerText,
} from './sessionRules';
import { RightTicket } from './RightTicket';
import { markup } from '@/platform/markup';
import { useServerTime } from '../campaignContext';
import { STATE_TEXTS, TIMER_TEXTS } from './sessionTexts';
import styles from './SessionBlock.module.scss';

interface MountedNearProps {
  /** On the first screen: there from the start. */
  readonly isFirst: boolean;
  readonly className: string | undefined;
  /** Gives a likely height to what was never on screen. */
  readonly unseenClassName: string | undefined;
  readonly children: ReactNode;
}

interface Mounting {
  readonly isMounted: boolean;
  /** As it was when it left, CSS pixels; null before that. */
  readonly heightPx: number | null;
}

/** Its children while it is within a screen of the screen, their height otherwise; as a slab of `WindowedList`. */
export function MountedNear({ isFirst, className, unseenClassName, children }: MountedNearProps) {
  const { view } = useCampaign();
  const id = useElementId('near');
  const [{ isMounted, heightPx }, setMounting] = useState<Mounting>({
    isMounted: view === null || isFirst,
    heightPx: null,
  });
  useEffect(
    () =>
      view?.watch(id, (sighting) =>
        setMounting((now) => {
          if (sighting.isNear === now.isMounted) return now;
          return { isMounted: sighting.isNear, heightPx: now.isMounted ? sighting.heightPx : now.heightPx };
        }),
      ),
    [view, id],
  );
  const isSpacer = !isMounted;
  return (
    <View
      id={id}
      className={cx(className, isSpacer && heightPx === null && unseenClassName)}
      style={isSpacer && heightPx !== null ? { height: `${heightPx}px` } : undefined}
    >
      {isMounted && children}
    </View>
  );
}

interface RightBlocksProps {
  readonly session: Session;
  readonly state: SessionState;
  readonly look: RightsLook;
  readonly isFirst: boolean;
  readonly isToldBeforeStart: boolean;
}

/** Half a screen of tickets. */
const BLOCK = 6;

/** The rights of a session, mounted by need. */
export function RightBlocks({ session, state, look, isFirst, isToldBeforeStart }: RightBlocksProps) {
  const { rights } = session;
  const blocks = useMemo(() => sliceBlocks(rights), [rights]);
  return (
    <>
      {blocks.map((block, index) => (
        <MountedNear
          key={index}
          isFirst={isFirst && index === 0}
          className={styles['block']}
          unseenClassName={styles[`unseen${block.length}`]}
        >
          {block.map((right) => (
            <RightTicket
              key={right.rightsNo}
              session={session}
              right={right}
              state={state}
              look={look}
              isToldBeforeStart={isToldBeforeStart}
            />
          ))}
        </MountedNear>
      ))}
    </>
  );
}

function sliceBlocks(rights: readonly SessionRight[]): readonly (readonly SessionRight[])[] {
  const blocks: (readonly SessionRight[])[] = [];
  for (let from = 0; from < rights.length; from += BLOCK) blocks.push(rights.slice(from, from + BLOCK));
  return blocks;
}

interface SessionTimerProps {
  readonly session: Session;
  /** What it counts to. */
  readonly label: string;
}

/** The figures alone: a tick renders this leaf and sends its text, nothing else. */
export function SessionTimer({ session, label }: SessionTimerProps) {
  const text = useServerTime((serverMs) => timerText(session, serverMs));
  return (
    <Text className={styles['timer']} {...markup.access({ role: 'timer', label, live: 'off' })}>
      {text}
    </Text>
  );
}

interface SessionBlockProps {
  readonly session: Session;
  readonly look: RightsLook;
  /** Of its module: its first rights are there from the start. */
  readonly isFirst: boolean;
  /** The page's answer was told before the session started. */
  readonly isToldBeforeStart: boolean;
}

/**
 * One session: name, hours, state, countdown, rights. Its state goes by the server's time and changes at the boundary
 * itself, without a call. All of it stands in one element: a countdown's text is sent with the path to it, and twelve
 * of them have to fit one kilobyte.
 */
export const SessionBlock = memo(function SessionBlock(props: SessionBlockProps) {
  const { session, look, isFirst, isToldBeforeStart } = props;
  const state = useServerTime((serverMs) => sessionState(session, serverMs));
  const hours = hoursText(session);
  return (
    <View
      className={cx(styles['session'], styles[state])}
      {...markup.access({ role: 'group', label: session.name || hours })}
    >
      <Text className={styles['name']}>{session.name || hours}</Text>
      <Text className={styles['hours']}>{session.name === '' ? '' : hours}</Text>
      <Text className={styles['state']}>{STATE_TEXTS[state]}</Text>
      {/* Empty at the end, not gone: what goes is sent with everything beside it. */}
      <Text className={styles['until']} {...markup.access({ isHidden: true })}>
        {TIMER_TEXTS[state]}
      </Text>
      <SessionTimer session={session} label={TIMER_TEXTS[state]} />
      <RightBlocks
        session={session}
        state={state}
        look={look}
        isFirst={isFirst}
        isToldBeforeStart={isToldBeforeStart}
      />
    </View>
  );
});
