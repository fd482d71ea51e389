import { Text, View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { callService } from '@/domain/customerService/callService';
import { customerService } from '@/env.service';
import { tracker } from '@/tracking';
import { ME_TEXTS } from './meRules';
import styles from './meCards.module.scss';

/**
 * Customer service: the number, and a call. Without the dialog of `ServiceEntry` (hours, chat, copy; in the settings),
 * which would be in the mini programs' main package.
 */
export function MeService() {
  return (
    <Pressable className={styles['row']} onPress={call}>
      <View className={styles['meRowText']}>{ME_TEXTS.service}</View>
      <Text className={styles['meRowHint']}>{customerService.phone}</Text>
    </Pressable>
  );
}

async function call(): Promise<void> {
  tracker.click('me', 'service');
  await callService(customerService.phone);
}
