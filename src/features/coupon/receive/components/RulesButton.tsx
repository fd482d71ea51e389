import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { RECEIVE_TEXTS } from '../receiveTexts';
import styles from './RulesButton.module.scss';

/** Opens the rules; there only when the activity has a description (spec 1 §2.1). */
export function RulesButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Pressable className={styles['area']} label={RECEIVE_TEXTS.rules} onPress={onPress}>
      <View className={styles['tag']}>{RECEIVE_TEXTS.rules}</View>
    </Pressable>
  );
}
