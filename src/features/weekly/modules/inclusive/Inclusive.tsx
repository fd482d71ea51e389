import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { RightBlocks } from '../../flashSale/RightBlocks';
import { SESSION_TEXTS } from '../../flashSale/sessionTexts';
import { sessionState } from '../../flashSale/sessionTimes';
import type { RightsLook } from '../../flashSale/sessionTypes';
import { ModuleCard } from '../../page/components/ModuleCard';
import { useModulePage, useServerTime } from '../../page/modulePageContext';
import type { ModuleProps } from '../../page/moduleProps';
import styles from './Inclusive.module.scss';

/** The module has no display settings (product §2.3). */
const LOOK: RightsLook = { couponButton: 1, packageButton: 1, hasChips: true };

/** General benefits: rights as in a session, without header and countdown. */
export const Inclusive = observer(function Inclusive({ view }: ModuleProps<'inclusive'>) {
  const { store } = useModulePage();
  const { session } = view;
  const isFinished = store.page?.base.isFinished === true;
  const isKept = store.staleSince !== null;
  const state = useServerTime((serverMs) =>
    isFinished ? 'end' : isKept ? 'start' : sessionState(session, serverMs),
  );
  return (
    <ModuleCard titleImageUrl={view.titleImageUrl} title={SESSION_TEXTS.inclusive}>
      <View className={styles['rights']}>
        <RightBlocks
          session={session}
          state={state}
          look={LOOK}
          isFirst
          isFromBeforeStart={store.generatedAtMs < session.startMs}
        />
      </View>
    </ModuleCard>
  );
});
