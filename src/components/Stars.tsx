import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Stars.module.scss';

const STARS = [1, 2, 3, 4, 5];
/** The meaning of each number of stars. */
const STAR_WORDS = ['', '非常差', '差', '一般', '满意', '非常满意'] as const;

export const starText = (star: number): string => STAR_WORDS[star] ?? '';

interface StarsProps {
  /** The rated item. */
  readonly label: string;
  /** 0: nothing selected yet. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly describedBy?: string;
}

/** One to five stars to select; in browsers the arrow keys move the selection. */
export function Stars({ label, value, onChange, describedBy }: StarsProps) {
  const stop = value === 0 ? 1 : value;
  return (
    <View
      className={styles['row']}
      {...markup.access({ role: 'radiogroup', label, describedBy })}
      {...markup.tabKeys((index) => onChange(index + 1))}
    >
      {STARS.map((star) => (
        <View
          key={star}
          className={cx(styles['target'], star <= value && styles['chosen'])}
          onClick={() => onChange(star)}
          {...markup.access({
            role: 'radio',
            label: `${star} 星，${starText(star)}`,
            isChecked: star === value,
            isFocusable: star === stop ? true : 'by-script',
          })}
          {...markup.press(() => onChange(star))}
        >
          <View className={styles['star']} />
        </View>
      ))}
    </View>
  );
}

/** A read-only number of stars. */
export function StarsShown({ label, value }: Pick<StarsProps, 'label' | 'value'>) {
  return (
    <View className={styles['shown']} {...markup.access({ role: 'img', label: `${label} ${value} 星` })}>
      {STARS.map((star) => (
        <View key={star} className={cx(styles['small'], star <= value && styles['chosen'])}>
          <View className={styles['star']} />
        </View>
      ))}
    </View>
  );
}
