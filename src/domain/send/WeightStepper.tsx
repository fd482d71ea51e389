import { View, Text } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import { SEND_TEXTS } from './sendTexts';
import { MIN_WEIGHT } from './weightRules';
import styles from './WeightStepper.module.scss';

interface WeightStepperProps {
  /** Kilograms. */
  readonly weight: number;
  readonly max: number;
  /** Called with 1 or -1 kilogram. */
  readonly onStep: (by: number) => void;
}

/** Weight of the parcel in steps of one kilogram. */
export function WeightStepper({ weight, max, onStep }: WeightStepperProps) {
  return (
    <View className={styles['weight']} {...markup.access({ role: 'group', label: SEND_TEXTS.weight })}>
      <Text className={styles['label']}>{SEND_TEXTS.weight}</Text>
      <Pressable
        className={styles['step']}
        label={SEND_TEXTS.lighter}
        isDisabled={weight <= MIN_WEIGHT}
        onPress={() => onStep(-1)}
      />
      <Text className={styles['number']} {...markup.access({ live: 'polite' })}>
        {`${weight} ${SEND_TEXTS.kilograms}`}
      </Text>
      <Pressable
        className={cx(styles['step'], styles['plus'])}
        label={SEND_TEXTS.heavier}
        isDisabled={weight >= max}
        onPress={() => onStep(1)}
      />
    </View>
  );
}
