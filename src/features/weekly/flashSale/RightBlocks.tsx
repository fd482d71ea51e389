import { useMemo } from 'react';
import { MountedNear } from './MountedNear';
import { RightTicket } from './RightTicket';
import type { Session, SessionState, RightsLook, SessionRight } from './sessionTypes';
import styles from './SessionBlock.module.scss';

interface RightBlocksProps {
  readonly session: Session;
  readonly state: SessionState;
  readonly look: RightsLook;
  readonly isFirst: boolean;
  readonly isFromBeforeStart: boolean;
}

/** Half a screen of tickets. */
const BLOCK = 6;

/** The rights of a session, mounted in blocks when they come near the screen. */
export function RightBlocks({ session, state, look, isFirst, isFromBeforeStart }: RightBlocksProps) {
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
              isFromBeforeStart={isFromBeforeStart}
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
