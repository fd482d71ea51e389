import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useMemo, useState } from 'react';
import { RightBlocks } from '../../flashSale/RightBlocks';
import { SessionBlock, type SessionPanel } from '../../flashSale/SessionBlock';
import { mergeSessions } from '../../flashSale/sessionRules';
import { hasTabs, lastTabsChange, sessionTabs } from '../../flashSale/sessionTabRules';
import { SessionTabs } from '../../flashSale/SessionTabs';
import { SESSION_TEXTS } from '../../flashSale/sessionTexts';
import { ModuleCard } from '../../page/components/ModuleCard';
import { useModulePage } from '../../page/modulePageContext';
import { useServerTime } from '../../page/modulePageContext';
import type { ModuleProps } from '../../page/moduleProps';
import type { SeckillView } from './seckillModule';
import styles from './Seckill.module.scss';

/** The flash sale: one of its sessions at a time, or all rights in one list if the campaign has finished. */
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
  const { look } = view;
  const { store, visit, click } = useModulePage();
  const known = useMemo(
    () => new Map(view.sessions.map((session) => [session.id, session])),
    [view.sessions],
  );
  const changedAtMs = useServerTime((serverMs) => lastTabsChange(view.sessions, serverMs));
  const { tabs, openId } = useMemo(
    () => sessionTabs(view.sessions, changedAtMs),
    [view.sessions, changedAtMs],
  );
  const [chosenId, setChosenId] = useState('');
  const block = (id: string, isFirst: boolean, panel: SessionPanel | null): ReactNode => {
    const session = known.get(id);
    return (
      session !== undefined && (
        <SessionBlock
          key={id}
          session={session}
          look={look}
          isFirst={isFirst}
          panel={panel}
          isFromBeforeStart={store.generatedAtMs < session.startMs}
        />
      )
    );
  };
  if (!hasTabs(tabs.length, visit.scene))
    return <>{tabs.map(({ id }, index) => block(id, index === 0, null))}</>;
  const activeId = known.has(chosenId) ? chosenId : openId;
  return (
    <SessionTabs
      tabs={tabs}
      sessions={known}
      activeId={activeId}
      onSelect={(sessionId) => {
        click('sessionTab', { sessionId });
        setChosenId(sessionId);
      }}
    >
      {(panel) => block(activeId, true, panel)}
    </SessionTabs>
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
