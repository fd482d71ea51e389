import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Radio } from '@/components/Radio';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { CHECK_TEXTS } from '../checkExpressTexts';
import type { ExpressStore } from '../ExpressStore';
import styles from '../CheckExpress.module.scss';

const PAGE = 'checkExpress';

interface StoreProps {
  readonly store: ExpressStore;
}

/** Likely carriers first; one is always selected. */
export const CarrierChoice = observer(function CarrierChoice({ store }: StoreProps) {
  const choices = [{ code: '' as const, name: CHECK_TEXTS.any }, ...store.carriers];
  return (
    <View>
      <View className={styles['label']}>{CHECK_TEXTS.carriers}</View>
      <View
        className={styles['carriers']}
        {...markup.access({ role: 'radiogroup', label: CHECK_TEXTS.carriers })}
      >
        {choices.map(({ code, name }) => (
          <Radio
            key={code}
            label={name}
            isChecked={store.carrier === code}
            onSelect={() => {
              tracker.click(PAGE, 'carrier');
              store.chooseCarrier(code);
            }}
            className={cx(styles['carrier'], store.carrier === code && styles['chosen'])}
          >
            {name}
          </Radio>
        ))}
      </View>
    </View>
  );
});
