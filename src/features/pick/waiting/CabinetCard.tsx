import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { type CabinetGroup, distanceText, type Cabinet } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { scan } from '@/platform/scan';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { PickParcelCard } from './PickParcelCard';
import styles from './parcels.module.scss';

interface CabinetCardProps {
  readonly group: CabinetGroup;
  /** Parcel that a link points to; '' for none. */
  readonly markedId: string;
  /** Server time, epoch milliseconds. */
  readonly nowMs: number;
  /** The list is from before the network was lost. */
  readonly isOld: boolean;
}

/**
 * One cabinet with its waiting parcels; where the code on the cabinet cannot be scanned, also the button that opens its
 * doors. Few elements per card: mini programs send the first screen in one `setData` call.
 */
export function CabinetCard({
  group: { cabinet, parcels, distanceM },
  markedId,
  ...state
}: CabinetCardProps) {
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
        <Pressable
          role="link"
          className={styles['report']}
          label={`${PICK_TEXTS.report} ${cabinet.name}`}
          onPress={() => report(cabinet.code)}
        >
          {PICK_TEXTS.report}
        </Pressable>
      </View>
      {!cabinet.isOnline && <View className={styles['offline']}>{PICK_TEXTS.offlineHint}</View>}
      {cabinet.isOnline && !scan.isSupported() && (
        <View className={styles['openHere']}>
          <Button isBlock kind="secondary" onClick={() => openHere(cabinet.code)}>
            {PICK_TEXTS.openHere}
          </Button>
        </View>
      )}
      {parcels.map((parcel) => (
        <PickParcelCard key={parcel.id} parcel={parcel} isMarked={parcel.id === markedId} {...state} />
      ))}
    </View>
  );
}

async function openHere(cabinetCode: string): Promise<void> {
  tracker.click('pickUp', 'openHere');
  await navigator.goTo('pickOpen', { cabinetCode });
}

async function report(cabinetCode: string): Promise<void> {
  tracker.click('pickUp', 'report');
  await navigator.goTo('cabinetScanIssues', { cabinetCode });
}

async function openMap({ name, address, longitude, latitude }: Cabinet): Promise<void> {
  tracker.click('pickUp', 'map');
  // Loaded on first use, because few users open the route.
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.openMap({ name, address, longitude, latitude });
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled') toast.show(PICK_TEXTS.mapFailed);
}
