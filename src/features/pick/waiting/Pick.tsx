import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import type { Scope } from '@/api/scope';
import { PullToRefresh } from '@/components/PullToRefresh';
import { PickNameRow } from '@/domain/parcel/PickNameRow';
import type { Position } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { isCabinetCode } from '@/domain/parcel/scanRules';
import { makeParcels } from '@/features/pick/makeParcels';
import { TabBadge } from '@/frame/TabBadge';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { location } from '@/platform/location';
import { navigation } from '@/platform/navigation';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { textParam } from '@/utils/addressParams';
import { PickHead } from './PickHead';
import { PickStore } from './PickStore';
import { ScanButton } from './ScanButton';
import { ScrollToLinked } from './ScrollToLinked';
import { Waiting } from './Waiting';
import styles from './Pick.module.scss';

/** Creates the tab's store; one per page visit. */
function usePickStore(scope: Scope): PickStore {
  const [store] = useState(() => new PickStore({ parcels: makeParcels(scope), locate }));
  return store;
}

/**
 * Never prompts: only users who have allowed the location before see distances. A browser's wgs84 position is some
 * hundred metres off the cabinets' gcj02 ones: no distance is better than a wrong one.
 */
async function locate(): Promise<Position | null> {
  if ((await location.permission()) !== 'granted') return null;
  const outcome = await location.locate();
  return outcome.kind === 'located' && outcome.system === 'gcj02' ? outcome : null;
}

interface PickProps {
  /**
   * `parcelId` is scrolled to and marked; `cabinetCode` is opened as if scanned, after a confirmation. A new object is
   * a new arrival, even with the same values.
   */
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
}

/**
 * The pickup tab: parcels waiting in cabinets, with their codes, and the scanner that opens cells.
 *
 * | state | shown below the head |
 * |---|---|
 * | loading | skeleton of cabinets |
 * | content | cabinets with their parcels, overdue ones first |
 * | empty | 暂无待取包裹 and the link to the history |
 * | failed, offline | what happened and 重试 |
 * | logged out | 登录后查看待取包裹 and 去登录; the scanner works and asks for login on the next page |
 */
export function Pick({ params, scope }: PickProps) {
  const store = usePickStore(scope);
  // Parcels may have arrived or been picked up meanwhile.
  useShownAgain(() => void store.refresh());
  useEffect(() => follow(store, params), [store, params]);
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <PickHead />
        <View className={styles['parts']}>
          <Waiting store={store} />
          <PickNameRow page="pickUp" scope={scope} />
        </View>
      </PullToRefresh>
      <View>
        <ScanButton />
      </View>
      <Visitor store={store} />
      <ScrollToLinked store={store} />
      <Badge store={store} />
    </View>
  );
}

/** The number of waiting parcels on the tab; unknown while they load, or could not be read. */
const Badge = observer(function Badge({ store: { parcels } }: { readonly store: PickStore }) {
  const count = parcels.phase === 'logged-out' ? 0 : (parcels.value?.length ?? null);
  return <TabBadge tab="pickUp" count={count} />;
});

/**
 * Loads for the current user, and again when that changes; separate from the page, which has nothing to render then.
 */
const Visitor = observer(function Visitor({ store }: { readonly store: PickStore }) {
  const { token } = session;
  useEffect(() => void store.visitorChanged(), [store, token]);
  return null;
});

/** Arrivals already followed: another account remounts the page, but the arrival was not its own. */
const followed = new WeakSet<PickProps['params']>();

function follow(store: PickStore, params: PickProps['params']): void {
  if (followed.has(params)) return;
  followed.add(params);
  const cabinetCode = textParam(params, 'cabinetCode');
  const parcelId = textParam(params, 'parcelId');
  if (cabinetCode === '') return store.want(parcelId);
  // Coming back here must not lead to the cabinet again.
  navigation.dropFromAddress(['cabinetCode']);
  if (isCabinetCode(cabinetCode))
    void navigator.goTo('pickOpen', { cabinetCode, parcelId: parcelId || undefined });
  else toast.show(PICK_TEXTS.notCabinet);
}

async function refresh(store: PickStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(PICK_TEXTS.refreshFailed);
}
