import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import type { Account, VisitorStore } from '@/features/visitor';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import type { MeEntry } from '../meRules';
import styles from './MeRow.module.scss';

interface MeRowProps {
  readonly entry: MeEntry;
  readonly store: VisitorStore<Account>;
}

/** One way, and what there is to do behind it. */
export function MeRow({ entry, store }: MeRowProps) {
  return (
    <Pressable role="link" className={styles['row']} onPress={() => open(entry)}>
      <View className={styles['text']}>{entry.text}</View>
      <Hint entry={entry} store={store} />
    </Pressable>
  );
}

/** Apart from its row: when the account comes, only these words are sent. */
const Hint = observer(function Hint({ entry, store }: MeRowProps) {
  return <Text className={styles['hint']}>{store.value === null ? '' : entry.hint(store.value)}</Text>;
});

async function open({ name }: MeEntry): Promise<void> {
  tracker.click('me', name);
  await navigator.goTo(name);
}
