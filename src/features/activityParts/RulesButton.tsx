import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { ACTIVITY_TEXTS } from './activityTexts';
import styles from './RulesButton.module.scss';

/** Opens the rules; there only when the activity has a description (spec 1 §2.1). */
export function RulesButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Pressable className={styles['area']} label={ACTIVITY_TEXTS.rules} onPress={onPress}>
      <View className={styles['tag']}>{ACTIVITY_TEXTS.rules}</View>
    </Pressable>
  );
}
