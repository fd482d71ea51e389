import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { serverClock } from '@/api/gateway';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { navigator } from '@/navigation';
import { useLoadedAhead } from '@/navigation/useLoadedAhead';
import { markup } from '@/platform/markup';
import { QueryView } from '@/templates/QueryView';
import { StaleLine } from '@/templates/StaleLine';
import { tracker } from '@/tracking';
import { CabinetCard } from './CabinetCard';
import type { PickStore } from './PickStore';
import { WaitingSkeleton } from './WaitingSkeleton';
import styles from './parcels.module.scss';

const WAITING_PAGE = 'pickUp';

/** The waiting parcels, in any state. */
export const Waiting = observer(function Waiting({ store }: { readonly store: PickStore }) {
  const isPlain = store.parcels.phase === 'loading' || store.groups.length > 0;
  const part = (
    <QueryView
      query={store.parcels}
      skeleton={<WaitingSkeleton />}
      loggedOut={{
        text: PICK_TEXTS.loggedOut,
        action: { text: PICK_TEXTS.logIn, onPress: () => logIn(store) },
      }}
    >
      {() => <Groups store={store} />}
    </QueryView>
  );
  return (
    <>
      <StaleLine query={store.parcels} />
      {isPlain ? part : <Card>{part}</Card>}
    </>
  );
});

const Groups = observer(function Groups({ store }: { readonly store: PickStore }) {
  const { groups, markedId } = store;
  useLoadedAhead(groups.length > 0 ? 'pickCode' : null);
  if (groups.length === 0)
    return (
      <EmptyState
        isCompact
        text={PICK_TEXTS.empty}
        action={{ text: PICK_TEXTS.history, onPress: () => navigator.goTo('pickHistory') }}
      />
    );
  const state = { nowMs: serverClock.nowMs(), isOld: store.parcels.staleSince !== null };
  return (
    <View className={styles['groups']} {...markup.access({ role: 'list', label: PICK_TEXTS.list })}>
      {groups.map((group) => (
        <CabinetCard key={group.cabinet.code} group={group} markedId={markedId} {...state} />
      ))}
    </View>
  );
});

async function logIn(store: PickStore): Promise<void> {
  tracker.click(WAITING_PAGE, 'logIn');
  await store.parcels.logIn();
}
