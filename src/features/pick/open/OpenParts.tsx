import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { tracker } from '@/tracking';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { cellNames, splitByFee, OPEN_TEXTS, type WayOn } from './openRules';
import type { OpenPhase, OpenStore } from './OpenStore';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import progressStyles from './components/Progress.module.scss';
import { useEffect, useRef } from 'react';
import { takeTicket } from '@/domain/parcel/scanRules';
import styles from './OpenParts.module.scss';
import { scan } from '@/platform/scan';
import { scanCabinet } from '@/domain/parcel/scanCabinet';

export interface LeadingOn {
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

const PAGE = 'pickOpen';
const toList: LeadingOn = { text: OPEN_TEXTS.toList, onPress: () => navigator.goTo('pickUp') };

/** What leads on from the opening page to another; where no page can scan, a new scan is no way. */
export function leadOn(way: Exclude<WayOn, 'retry'>, feeParcelId = ''): LeadingOn {
  switch (way) {
    case 'rescan':
      return scan.isSupported() ? { text: OPEN_TEXTS.rescan, onPress: () => scanCabinet(PAGE) } : toList;
    case 'fee':
      return {
        text: OPEN_TEXTS.toFee,
        onPress: () => navigator.replaceWith('pickFee', { parcelId: feeParcelId }),
      };
    case 'list':
      return toList;
  }
}

interface ConfirmProps {
  readonly store: OpenStore;
  /** At least one, all of one cabinet. */
  readonly parcels: readonly WaitingParcel[];
}

/** Which doors open, and the press that opens them. */
export function Confirm({ store, parcels }: ConfirmProps) {
  const { free, kept } = splitByFee(parcels);
  const cabinet = parcels[0]?.cabinet;
  const fee = leadOn('fee', kept[0]?.id);
  return (
    <View className={styles['confirm']}>
      <Card>
        <View className={styles['name']}>{cabinet?.name ?? ''}</View>
        <View className={styles['address']}>{cabinet?.address ?? ''}</View>
        {cabinet?.isOnline === false && <View className={styles['offline']}>{PICK_TEXTS.offlineHint}</View>}
        <View>{free.length > 0 && <View className={styles['label']}>{OPEN_TEXTS.willOpen}</View>}</View>
        {free.map((parcel) => (
          <Row key={parcel.id} parcel={parcel} />
        ))}
        <View>{kept.length > 0 && <View className={styles['label']}>{OPEN_TEXTS.keptByFee}</View>}</View>
        {kept.map((parcel) => (
          <Row key={parcel.id} parcel={parcel} />
        ))}
      </Card>
      <View className={styles['ask']}>
        <View className={styles['title']}>{OPEN_TEXTS.confirmTitle}</View>
        <View className={styles['hint']}>{OPEN_TEXTS.confirmHint}</View>
      </View>
      {free.length > 0 ? (
        <Button isBlock onClick={() => open(store)}>
          {OPEN_TEXTS.open}
        </Button>
      ) : (
        <Button isBlock onClick={fee.onPress}>
          {fee.text}
        </Button>
      )}
    </View>
  );
}

function Row({ parcel }: { readonly parcel: WaitingParcel }) {
  return (
    <View className={styles['row']}>
      <View className={styles['from']}>
        {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
      </View>
      <View className={styles['cell']}>{parcel.cellNo}</View>
    </View>
  );
}

async function open(store: OpenStore): Promise<void> {
  tracker.click('pickOpen', 'open');
  await store.open();
}

interface Said {
  readonly mark: 'busy' | 'good' | 'bad';
  readonly title: string;
  readonly hint: string;
}

/** From the press to the open door, or to what leads on when it stays shut. */
export const Progress = observer(function Progress({ store }: { readonly store: OpenStore }) {
  const { mark, title, hint } = saidOf(store);
  return (
    <View className={progressStyles['progress']}>
      <View
        className={cx(progressStyles['mark'], progressStyles[mark])}
        {...markup.access({ isHidden: true })}
      />
      <View {...markup.access({ role: 'status', live: 'assertive' })}>
        <View className={progressStyles['title']}>{title}</View>
        <View className={progressStyles['hint']}>{hint}</View>
      </View>
      <View>{store.phase === 'opened' && <Cells store={store} />}</View>
      <View className={progressStyles['actions']}>
        {actionsOf(store).map((action, index) => (
          <Button
            key={action.text}
            isBlock
            kind={index === 0 ? 'primary' : 'secondary'}
            onClick={() => act(action, store.phase)}
          >
            {action.text}
          </Button>
        ))}
      </View>
    </View>
  );
});

/** Large: it is looked for among many doors. */
const Cells = observer(function Cells({ store }: { readonly store: OpenStore }) {
  const shut = store.cells.filter(({ status }) => status !== 'opened');
  return (
    <View>
      <View className={progressStyles['cells']}>
        {cellNames(store.cells.filter(({ status }) => status === 'opened'))}
      </View>
      <View>
        {shut.length > 0 && (
          <View className={progressStyles['note']}>{`${OPEN_TEXTS.partly} ${cellNames(shut)}`}</View>
        )}
      </View>
      <View>
        {store.skippedIds.length > 0 && (
          <View
            className={progressStyles['note']}
          >{`另有 ${store.skippedIds.length} 件${OPEN_TEXTS.keptByFee}`}</View>
        )}
      </View>
    </View>
  );
});

function saidOf({ phase, reason }: OpenStore): Said {
  switch (phase) {
    case 'idle':
    case 'sending':
    case 'opening':
      return { mark: 'busy', title: OPEN_TEXTS.sending, hint: OPEN_TEXTS.openingHint };
    case 'opened':
      return { mark: 'good', title: OPEN_TEXTS.opened, hint: OPEN_TEXTS.openedHint };
    case 'failed':
      return { mark: 'bad', title: OPEN_TEXTS.failed, hint: reason };
    case 'silent':
      return { mark: 'bad', title: OPEN_TEXTS.silent, hint: OPEN_TEXTS.silentHint };
  }
}

function actionsOf(store: OpenStore): readonly LeadingOn[] {
  const feeId = store.skippedIds[0] ?? store.here.value?.find(({ feeFen }) => feeFen > 0)?.id ?? '';
  switch (store.phase) {
    case 'idle':
    case 'sending':
    case 'opening':
      return [];
    case 'opened':
      return [
        { text: OPEN_TEXTS.done, onPress: () => navigator.goTo('pickUp') },
        ...(store.skippedIds.length > 0 ? [leadOn('fee', feeId)] : []),
      ];
    case 'silent':
      return [{ text: OPEN_TEXTS.askAgain, onPress: store.askAgain }, leadOn('list')];
    case 'failed':
      if (store.wayOn === 'retry') return [{ text: OPEN_TEXTS.retry, onPress: store.open }, leadOn('list')];
      if (store.wayOn === 'list') return [leadOn('list')];
      return different([leadOn(store.wayOn, feeId), leadOn('list')]);
  }
}

/** Without a scanner the way to it is the list already. */
const different = (ways: readonly LeadingOn[]): readonly LeadingOn[] =>
  ways.filter(({ text }, index) => ways.findIndex((other) => other.text === text) === index);

async function act(action: LeadingOn, phase: OpenPhase): Promise<void> {
  tracker.click('pickOpen', 'wayOn', { phase });
  await action.onPress();
}

interface ScannedProps {
  readonly store: OpenStore;
  readonly cabinetCode: string;
}

/**
 * Who has just scanned the cabinet is not asked again: it opens as soon as it is known that something lies there. Once:
 * a list that comes anew (another login, perhaps hours later) opens no door that nobody stands at.
 */
export const Scanned = observer(function Scanned({ store, cabinetCode }: ScannedProps) {
  const scan = useRef<'unread' | 'waits' | 'done'>('unread');
  const isThere = (store.here.value?.length ?? 0) > 0;
  useEffect(() => {
    if (scan.current === 'unread') scan.current = takeTicket(cabinetCode) ? 'waits' : 'done';
    if (scan.current !== 'waits' || !isThere) return;
    scan.current = 'done';
    void store.open();
  }, [store, cabinetCode, isThere]);
  return null;
});
