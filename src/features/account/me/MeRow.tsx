import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import type { Query } from '@/data/Query';
import type { Account } from '@/domain/login/accountApi';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import type { MeEntry } from './meRules';
import styles from './meCards.module.scss';

interface MeRowProps {
  readonly entry: MeEntry;
  readonly store: Query<Account>;
}

/** One link, with a hint about its page. */
export function MeRow({ entry, store }: MeRowProps) {
  return (
    <Pressable role="link" className={styles['row']} onPress={() => meRowOpen(entry)}>
      <View className={styles['meRowText']}>{entry.text}</View>
      <Hint entry={entry} store={store} />
    </Pressable>
  );
}

/** Separate from its row: when the account loads, setData sends only this text. */
const Hint = observer(function Hint({ entry, store }: MeRowProps) {
  return <Text className={styles['meRowHint']}>{store.value === null ? '' : entry.hint(store.value)}</Text>;
});

async function meRowOpen({ name }: MeEntry): Promise<void> {
  tracker.click('me', name);
  await navigator.goTo(name);
}
