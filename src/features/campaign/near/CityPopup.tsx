import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { Popup } from '@/components/ModalLayer';
import { Pressable } from '@/components/Pressable';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { DependentQuery } from '@/data/DependentQuery';
import { pageDeps } from '@/data/pageDeps';
import { createAddressApi } from '@/domain/address/addressApi';
import type { Province, Regions } from '@/domain/address/addressRules';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import styles from './CityPopup.module.scss';

interface CityPopupProps {
  readonly isOpen: boolean;
  readonly onChoose: (province: string, city: string) => void;
  readonly onClose: () => void;
  readonly scope: Scope;
}

/** A city: one of those that many ask for, or by its province. */
export function CityPopup({ isOpen, onChoose, onClose, scope }: CityPopupProps) {
  const [regions] = useState(
    () =>
      new DependentQuery<'all', Regions>({
        ...pageDeps(scope),
        fetch: (_all, life) => createAddressApi(gateway, scope).fetchRegions(life),
        failedText: ADDRESS_TEXTS.regionFailed,
      }),
  );
  useEffect(() => {
    if (isOpen) regions.want('all');
  }, [regions, isOpen]);
  return (
    <Popup isOpen={isOpen} title="选择城市" onClose={onClose}>
      <Choosing regions={regions} isOpen={isOpen} onChoose={onChoose} />
    </Popup>
  );
}

interface ChoosingProps extends Pick<CityPopupProps, 'isOpen' | 'onChoose'> {
  readonly regions: DependentQuery<'all', Regions>;
}

const Choosing = observer(function Choosing({ regions, isOpen, onChoose }: ChoosingProps) {
  const [province, setProvince] = useState<Province | null>(null);
  // Opened again it begins anew.
  useEffect(() => {
    if (isOpen) setProvince(null);
  }, [isOpen]);
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
          {province === null ? (
            <Provinces
              regions={regions.value}
              onChoose={onChoose}
              onProvince={(chosen) => {
                const [only, ...rest] = chosen.cities;
                // A municipality is its own city: nobody is asked for that twice.
                if (only !== undefined && rest.length === 0) onChoose(chosen.name, only.name);
                else setProvince(chosen);
              }}
            />
          ) : (
            <View {...markup.access({ role: 'group', label: province.name })}>
              <Pressable className={styles['back']} label="返回省份" onPress={() => setProvince(null)}>
                {`‹ ${province.name}`}
              </Pressable>
              {province.cities.map(({ name }) => (
                <Pressable
                  key={name}
                  className={styles['choice']}
                  onPress={() => onChoose(province.name, name)}
                >
                  {name}
                </Pressable>
              ))}
            </View>
          )}
        </View>
      )}
    </StatePage>
  );
});

interface ProvincesProps {
  readonly regions: Regions | null;
  readonly onChoose: (province: string, city: string) => void;
  readonly onProvince: (province: Province) => void;
}

function Provinces({ regions, onChoose, onProvince }: ProvincesProps) {
  const { hotCities = [], provinces = [] } = regions ?? {};
  return (
    <View>
      <View>
        {hotCities.length > 0 && (
          <View {...markup.access({ role: 'group', label: ADDRESS_TEXTS.hotCities })}>
            <View className={styles['letter']}>{ADDRESS_TEXTS.hotCities}</View>
            <View className={styles['cities']}>
              {hotCities.map(({ province, city }) => (
                <Pressable key={city} className={styles['city']} onPress={() => onChoose(province, city)}>
                  {city}
                </Pressable>
              ))}
            </View>
          </View>
        )}
      </View>
      <View {...markup.access({ role: 'group', label: '按省份选择' })}>
        {provinces.map((province, index) => (
          <View key={province.name}>
            {provinces[index - 1]?.letter !== province.letter && (
              <View className={styles['letter']}>{province.letter}</View>
            )}
            <Pressable className={styles['choice']} onPress={() => onProvince(province)}>
              {province.name}
            </Pressable>
          </View>
        ))}
      </View>
    </View>
  );
}
