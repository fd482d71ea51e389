import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Popup } from '@/components/Popup';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { DependentQuery } from '@/data/DependentQuery';
import { pageDeps } from '@/data/pageDeps';
import { StatePage } from '@/templates/StatePage';
import { ADDRESS_TEXTS } from './addressTexts';
import type { Regions } from './addressTypes';
import { Cities } from './Cities';
import type { CityName } from './cityRules';
import { fetchRegions } from './regionsApi';
import styles from './CityPopup.module.scss';

interface CityPopupProps {
  readonly isOpen: boolean;
  /** What the city is for; default 选择城市. */
  readonly title?: string;
  /** The current city, '' if there is none. */
  readonly current: string;
  readonly onChoose: (city: CityName) => void;
  /** Locates the device instead; absent if only a city is needed, not a location. */
  readonly onLocate?: () => void;
  /** Opens the host's own address list instead; absent if it has none. */
  readonly onAddress?: () => void;
  readonly onClose: () => void;
  /** Cancelled when the page is unmounted. */
  readonly scope: Scope;
}

/** Chooses a city: from the list, or by locating the device. The cities are loaded when it is first opened. */
export function CityPopup(props: CityPopupProps) {
  return (
    <Popup isOpen={props.isOpen} title={props.title ?? ADDRESS_TEXTS.cityTitle} onClose={props.onClose}>
      <Choosing {...props} />
    </Popup>
  );
}

const Choosing = observer(function Choosing(props: CityPopupProps) {
  const { isOpen, current, onLocate, onAddress, scope } = props;
  const [regions] = useState(
    () =>
      new DependentQuery<'all', Regions>({
        ...pageDeps(scope),
        fetch: (_all, own) => fetchRegions(gateway, own),
        failedText: ADDRESS_TEXTS.citiesFailed,
      }),
  );
  useEffect(() => {
    if (isOpen) regions.want('all');
  }, [isOpen, regions]);
  return (
    <View className={styles['list']}>
      {onLocate !== undefined && (
        <View className={styles['row']}>
          <View className={styles['now']}>
            {current === '' ? ADDRESS_TEXTS.noCity : `${ADDRESS_TEXTS.cityNow}：${current}`}
          </View>
          <Button kind="secondary" size="small" onClick={onLocate}>
            {ADDRESS_TEXTS.locateAgain}
          </Button>
        </View>
      )}
      {onAddress !== undefined && (
        <View className={styles['row']}>
          <View>{ADDRESS_TEXTS.ownAddress}</View>
          <Button kind="secondary" size="small" onClick={onAddress}>
            {ADDRESS_TEXTS.chooseAddress}
          </Button>
        </View>
      )}
      <StatePage
        phase={regions.phase}
        skeleton={
          <SkeletonGroup>
            <SkeletonText lines={10} />
          </SkeletonGroup>
        }
        failedText={regions.failureText}
        onRetry={regions.load}
        isCompact
      >
        {() => regions.value !== null && <Cities {...props} regions={regions.value} />}
      </StatePage>
    </View>
  );
});
