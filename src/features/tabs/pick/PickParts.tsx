import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { navigator } from '@/navigation';
import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import {
  type Cabinet,
  type CabinetGroup,
  distanceText,
  feeLine,
  feeState,
  parcelLine,
  spacedCode,
  type WaitingParcel,
} from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { markup } from '@/platform/markup';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { scan } from '@/platform/scan';
import { scanCabinet } from '@/domain/parcel/scanCabinet';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { serverClock } from '@/api/gateway';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/StateView';
import { QueryView } from '@/templates/QueryView';
import type { PickStore } from './PickStore';
import { scroll } from '@/platform/scroll';
import styles from './PickParts.module.scss';

const PAGE = 'pickUp';

interface ParcelCardProps {
  readonly parcel: WaitingParcel;
  /** Somebody came for this one. */
  readonly isMarked: boolean;
  /** Server time, epoch milliseconds. */
  readonly nowMs: number;
}

/** Element of a parcel; ids come from the gateway, and selectors read letters, digits, hyphen and underscore only. */
export const parcelElementId = (id: string): string => `parcel-${id.replace(/[^\w-]/g, '_')}`;

/** One parcel: who brought it, its code (a tap copies it), where and until when, and what stands against it. */
export function ParcelCard({ parcel, isMarked, nowMs }: ParcelCardProps) {
  const fee = feeState(parcel, nowMs);
  const words = feeLine(parcel, fee);
  return (
    <View id={parcelElementId(parcel.id)} className={cx(styles['parcel'], isMarked && styles['marked'])}>
      <View className={styles['from']}>
        {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
      </View>
      <Pressable
        className={styles['code']}
        label={`${PICK_TEXTS.codeLabel} ${spacedCode(parcel.code)}，${PICK_TEXTS.copy}`}
        onPress={() => copy(parcel.code)}
      >
        <View className={styles['digits']}>{spacedCode(parcel.code)}</View>
        <View className={styles['copy']}>{PICK_TEXTS.copy}</View>
      </Pressable>
      <View className={styles['line']}>{parcelLine(parcel, fee)}</View>
      <View>
        {words !== '' && (
          <View className={styles['fee']}>
            <View className={styles['feeWords']}>{words}</View>
            {fee !== 'paid' && (
              <Pressable role="link" className={styles['toFee']} onPress={() => openFee(parcel.id)}>
                {PICK_TEXTS.toFee}
              </Pressable>
            )}
          </View>
        )}
      </View>
    </View>
  );
}

async function copy(code: string): Promise<void> {
  tracker.click(PAGE, 'copyCode');
  const outcome = await clipboard.write(code);
  toast.show(outcome.kind === 'done' ? PICK_TEXTS.copied : PICK_TEXTS.copyFailed);
}

async function openFee(parcelId: string): Promise<void> {
  tracker.click(PAGE, 'fee');
  await navigator.goTo('pickFee', { parcelId });
}

interface CabinetCardProps {
  readonly group: CabinetGroup;
  /** Parcel that somebody came for; '' for none. */
  readonly markedId: string;
  /** Server time, epoch milliseconds. */
  readonly nowMs: number;
}

/** One cabinet with what waits in it. Few elements: a first screen of them is sent at once in mini programs. */
export function CabinetCard({ group: { cabinet, parcels, distanceM }, markedId, nowMs }: CabinetCardProps) {
  const about = [distanceText(distanceM), cabinet.address].filter((text) => text !== '').join(' · ');
  return (
    <View className={styles['cabinet']} {...markup.access({ role: 'listitem' })}>
      <View className={styles['top']}>
        <View className={styles['about']}>
          <View className={styles['name']}>{cabinet.name}</View>
          <View className={styles['address']}>{about}</View>
        </View>
        <Pressable
          className={styles['map']}
          label={`${PICK_TEXTS.map} ${cabinet.name}`}
          onPress={() => openMap(cabinet)}
        >
          {PICK_TEXTS.map}
        </Pressable>
      </View>
      {!cabinet.isOnline && <View className={styles['offline']}>{PICK_TEXTS.offlineHint}</View>}
      {parcels.map((parcel) => (
        <ParcelCard key={parcel.id} parcel={parcel} isMarked={parcel.id === markedId} nowMs={nowMs} />
      ))}
    </View>
  );
}

async function openMap({ name, address, longitude, latitude }: Cabinet): Promise<void> {
  tracker.click('pickUp', 'map');
  // Few look for the way: its code comes with the first one.
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.openMap({ name, address, longitude, latitude });
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled') toast.show(PICK_TEXTS.mapFailed);
}

const PICK_HEAD_PAGE = 'pickUp';

/** How parcels are taken here, and the ways to what was. Where no page can scan, the code is the way. */
export function PickHead() {
  const canScan = scan.isSupported();
  return (
    <View className={styles['head']}>
      <View className={styles['how']}>
        <View className={styles['words']}>
          <View className={styles['pickHeadTitle']}>
            {canScan ? PICK_TEXTS.scanTitle : PICK_TEXTS.typeTitle}
          </View>
          <View className={styles['pickHeadHint']}>
            {canScan ? PICK_TEXTS.scanHint : PICK_TEXTS.typeHint}
          </View>
        </View>
        {canScan && (
          <Pressable className={styles['scan']} onPress={() => scanCabinet(PICK_HEAD_PAGE)}>
            <View className={styles['frame']} {...markup.access({ isHidden: true })} />
            {PICK_TEXTS.scan}
          </Pressable>
        )}
      </View>
      <View className={styles['ways']}>
        <Pressable role="link" className={styles['way']} onPress={() => go('orderList')}>
          {PICK_TEXTS.orders}
        </Pressable>
        <Pressable role="link" className={styles['way']} onPress={() => go('pickHistory')}>
          {PICK_TEXTS.history}
        </Pressable>
      </View>
    </View>
  );
}

async function go(name: 'orderList' | 'pickHistory'): Promise<void> {
  tracker.click(PICK_HEAD_PAGE, name);
  await navigator.goTo(name);
}

/** Cabinets to come: one element each, on which its style draws name, code and line. */
export function WaitingSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </SkeletonGroup>
  );
}

const WAITING_PAGE = 'pickUp';

/** What waits, in whatever state it is. */
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
  return isPlain ? part : <Card>{part}</Card>;
});

const Groups = observer(function Groups({ store }: { readonly store: PickStore }) {
  const { groups, markedId } = store;
  if (groups.length === 0)
    return (
      <EmptyState
        isCompact
        text={PICK_TEXTS.empty}
        action={{ text: PICK_TEXTS.history, onPress: () => navigator.goTo('pickHistory') }}
      />
    );
  const nowMs = serverClock.nowMs();
  return (
    <View className={styles['groups']} {...markup.access({ role: 'list', label: PICK_TEXTS.list })}>
      {groups.map((group) => (
        <CabinetCard key={group.cabinet.code} group={group} markedId={markedId} nowMs={nowMs} />
      ))}
    </View>
  );
});

async function logIn(store: PickStore): Promise<void> {
  tracker.click(WAITING_PAGE, 'logIn');
  await store.parcels.logIn();
}

/** Of what stays above a parcel that is gone to, CSS pixels. */
const HEAD_PX = 16;

/**
 * Goes to the parcel that somebody came for, or says that it is gone: once, as soon as that is known.
 *
 * Decision: a wish outlives a login that ends by itself, so that a link that is opened with an old login still leads to
 * its parcel after the next; with its owner it goes.
 */
export const Wanted = observer(function Wanted({ store }: { readonly store: PickStore }) {
  const { wishAnswer } = store;
  useEffect(() => {
    if (wishAnswer === null) return;
    if (wishAnswer === 'there') void scroll.toElement(parcelElementId(store.markedId), HEAD_PX);
    else toast.show(PICK_TEXTS.gone);
    store.wishAnswered();
  }, [store, wishAnswer]);
  return null;
});
