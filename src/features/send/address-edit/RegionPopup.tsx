import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Popup } from '@/components/Popup';
import { Pressable } from '@/components/Pressable';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import type { DependentQuery } from '@/data/DependentQuery';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { Region, Regions } from '@/domain/address/addressTypes';
import { Cities } from '@/domain/address/Cities';
import type { CityName } from '@/domain/address/cityRules';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import { cityWords, districtsOf } from './regionRules';
import styles from './RegionPopup.module.scss';

interface RegionPopupProps {
  readonly regions: DependentQuery<'all', Regions>;
  readonly isOpen: boolean;
  readonly onChoose: (region: Region) => void;
  readonly onClose: () => void;
}

/** The city, then its district; the chosen city is above the districts and leads back. */
export function RegionPopup(props: RegionPopupProps) {
  return (
    <Popup isOpen={props.isOpen} title={ADDRESS_TEXTS.regionTitle} onClose={props.onClose}>
      <Choosing {...props} />
    </Popup>
  );
}

const Choosing = observer(function Choosing({ regions, isOpen, onChoose, onClose }: RegionPopupProps) {
  const [city, setCity] = useState<CityName | null>(null);
  // Starts over when opened again.
  useEffect(() => {
    if (isOpen) setCity(null);
  }, [isOpen]);
  const take = (chosen: CityName): void => {
    const isWhole = regions.value !== null && districtsOf(regions.value, chosen).length === 0;
    if (isWhole) end({ ...chosen, district: '' });
    else setCity(chosen);
  };
  const end = (region: Region): void => {
    onChoose(region);
    onClose();
  };
  return (
    <StatePage
      phase={regions.phase}
      skeleton={
        <SkeletonGroup className={styles['list']}>
          <SkeletonText lines={10} />
        </SkeletonGroup>
      }
      failedText={regions.failureText}
      onRetry={regions.load}
      isCompact
    >
      {() =>
        regions.value !== null && (
          <View className={styles['list']}>
            {city === null ? (
              <Cities regions={regions.value} isOpen={isOpen} current="" onChoose={take} />
            ) : (
              <Districts
                city={city}
                names={districtsOf(regions.value, city)}
                onChoose={(district) => end({ ...city, district })}
                onBack={() => setCity(null)}
              />
            )}
          </View>
        )
      }
    </StatePage>
  );
});

interface DistrictsProps {
  readonly city: CityName;
  readonly names: readonly string[];
  readonly onChoose: (district: string) => void;
  readonly onBack: () => void;
}

function Districts({ city, names, onChoose, onBack }: DistrictsProps) {
  return (
    <>
      <Pressable className={styles['step']} onPress={onBack}>
        {cityWords(city)}
      </Pressable>
      <View {...markup.access({ role: 'group', label: ADDRESS_TEXTS.region })}>
        {names.map((name) => (
          <Pressable key={name} className={styles['choice']} onPress={() => onChoose(name)}>
            {name}
          </Pressable>
        ))}
      </View>
    </>
  );
}
