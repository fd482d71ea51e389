import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useMemo } from 'react';
import { RightBlocks } from '../../flashSale/RightBlocks';
import { SessionBlock } from '../../flashSale/SessionBlock';
import { mergeSessions, sortSessions } from '../../flashSale/sessionRules';
import { SESSION_TEXTS } from '../../flashSale/sessionTexts';
import { ModuleCard } from '../../page/components/ModuleCard';
import { useModulePage } from '../../page/modulePageContext';
import { useServerTime } from '../../page/modulePageContext';
import type { ModuleProps } from '../../page/moduleProps';
import type { SeckillView } from './seckillModule';
import styles from './Seckill.module.scss';

/** The flash sale: sessions sorted by state, or all rights in one list if the campaign has finished. */
export const Seckill = observer(function Seckill({ view }: ModuleProps<'seckill'>) {
  const { store } = useModulePage();
  const isFinished = store.page?.base.isFinished === true;
  return (
    <ModuleCard titleImageUrl={view.titleImageUrl} title={SESSION_TEXTS.seckill}>
      {view.desc !== '' && <View className={styles['desc']}>{view.desc}</View>}
      {/* No wrapper: it would lengthen the path of every countdown update, and a campaign finishes only once. */}
      {isFinished ? <Merged view={view} /> : <Sessions view={view} />}
    </ModuleCard>
  );
});

interface PartProps {
  readonly view: SeckillView;
}

const Sessions = observer(function Sessions({ view }: PartProps) {
  const { sessions, look } = view;
  const { generatedAtMs } = useModulePage().store;
  const order = useServerTime((serverMs) =>
    sortSessions(sessions, serverMs)
      .map(({ id }) => id)
      .join('\n'),
  );
  const sorted = useMemo(() => {
    const places = order.split('\n');
    return [...sessions].sort((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
  }, [sessions, order]);
  return (
    <>
      {sorted.map((session, index) => (
        <SessionBlock
          key={session.id}
          session={session}
          look={look}
          isFirst={index === 0}
          isFromBeforeStart={generatedAtMs < session.startMs}
        />
      ))}
    </>
  );
});

function Merged({ view }: PartProps) {
  const merged = useMemo(() => mergeSessions(view.sessions), [view.sessions]);
  return (
    <View className={styles['merged']}>
      <RightBlocks session={merged} state="end" look={view.look} isFirst isFromBeforeStart={false} />
    </View>
  );
}
