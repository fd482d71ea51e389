import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { type CabinetGroup, distanceText, type Cabinet } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { ParcelCard } from './ParcelCard';
import styles from './parcels.module.scss';

interface CabinetCardProps {
  readonly group: CabinetGroup;
  /** Parcel that a link points to; '' for none. */
  readonly markedId: string;
  /** Server time, epoch milliseconds. */
  readonly nowMs: number;
}

/**
 * One cabinet with its waiting parcels. Few elements per card: mini programs send the first screen in one setData call.
 */
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
  // Loaded on first use, because few users open the route.
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.openMap({ name, address, longitude, latitude });
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled') toast.show(PICK_TEXTS.mapFailed);
}
