import { View } from '@tarojs/components';
import { RECEIVE_TEXTS } from '../receiveTexts';
import styles from './RulesButton.module.scss';

/** Opens the rules; there only when the activity has a description (spec 1 §2.1). */
export function RulesButton({ onTap }: { readonly onTap: () => void }) {
  return (
    <View className={styles.area} role='button' tabIndex={0} aria-label={RECEIVE_TEXTS.rules} onClick={onTap}>
      <View className={styles.tag}>{RECEIVE_TEXTS.rules}</View>
    </View>
  );
}
