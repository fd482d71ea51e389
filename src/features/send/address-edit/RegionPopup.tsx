import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { StatePage } from '@/templates/StatePage';
import { Popup } from '@/components/ModalLayer';
import { Pressable } from '@/components/Pressable';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { markup } from '@/platform/markup';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { DependentQuery } from '@/data/DependentQuery';
import type { Region, Regions } from '@/domain/address/addressTypes';
import { choicesOf, chooseNext, NO_REGION, stepsOf } from './regionRules';
import styles from './RegionPopup.module.scss';

interface RegionPopupProps {
  readonly regions: DependentQuery<'all', Regions>;
  readonly isOpen: boolean;
  readonly onChoose: (region: Region) => void;
  readonly onClose: () => void;
}

/** Province, then city, then district; the chosen steps are at the top and lead back. */
export function RegionPopup(props: RegionPopupProps) {
  return (
    <Popup isOpen={props.isOpen} title={ADDRESS_TEXTS.regionTitle} onClose={props.onClose}>
      <Choosing {...props} />
    </Popup>
  );
}

const Choosing = observer(function Choosing(props: RegionPopupProps) {
  const { regions, isOpen, onChoose, onClose } = props;
  const [chosen, setChosen] = useState<Region>(NO_REGION);
  // Starts over when opened again.
  useEffect(() => {
    if (isOpen) setChosen(NO_REGION);
  }, [isOpen]);
  const take = (name: string): void => {
    const next = chooseNext(regions.value, chosen, name);
    setChosen(next.region);
    if (next.isComplete) {
      onChoose(next.region);
      onClose();
    }
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
      {() => (
        <View className={styles['list']}>
          <View className={styles['steps']}>
            {stepsOf(chosen).map(({ name, before }) => (
              <Pressable key={name} className={styles['step']} onPress={() => setChosen(before)}>
                {name}
              </Pressable>
            ))}
          </View>
          <View>
            {chosen.province === '' && (regions.value?.hotCities ?? []).length > 0 && (
              <View
                className={styles['hot']}
                {...markup.access({ role: 'group', label: ADDRESS_TEXTS.hotCities })}
              >
                <View className={styles['letter']}>{ADDRESS_TEXTS.hotCities}</View>
                <View className={styles['cities']}>
                  {(regions.value?.hotCities ?? []).map(({ province, city }) => (
                    <Pressable
                      key={city}
                      className={styles['city']}
                      onPress={() => setChosen({ province, city, district: '' })}
                    >
                      {city}
                    </Pressable>
                  ))}
                </View>
              </View>
            )}
          </View>
          <View {...markup.access({ role: 'group', label: ADDRESS_TEXTS.region })}>
            {choicesOf(regions.value, chosen).map(({ name, letter }) => (
              <View key={name}>
                {letter !== '' && <View className={styles['letter']}>{letter}</View>}
                <Pressable className={styles['choice']} onPress={() => take(name)}>
                  {name}
                </Pressable>
              </View>
            ))}
          </View>
        </View>
      )}
    </StatePage>
  );
});
