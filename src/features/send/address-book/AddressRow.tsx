import { View, Text } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { regionText } from '@/domain/address/addressRules';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { AddressEntry } from '@/domain/address/addressTypes';
import { markup } from '@/platform/markup';
import { maskPhone } from '@/utils/phone';
import styles from './AddressBook.module.scss';

interface AddressRowProps {
  readonly entry: AddressEntry;
  /** Absent: the row itself is not tappable. */
  readonly onChoose?: (entry: AddressEntry) => Promise<unknown>;
  readonly onEdit: (entry: AddressEntry) => Promise<unknown>;
  readonly onDefault: () => Promise<void>;
  readonly onRemove: () => void;
}

export function AddressRow({ entry, onChoose, onEdit, onDefault, onRemove }: AddressRowProps) {
  const where = `${regionText(entry)} ${entry.detail}`.trim();
  const words = (
    <View>
      <View className={styles['who']}>
        <Text className={styles['name']}>{entry.name}</Text>
        <Text className={styles['mobile']}>{maskPhone(entry.mobile)}</Text>
        {entry.isDefault && <Tag>{ADDRESS_TEXTS.isDefault}</Tag>}
      </View>
      <View className={styles['where']}>{where}</View>
    </View>
  );
  return (
    <View className={styles['entry']} {...markup.access({ role: 'listitem' })}>
      {onChoose === undefined ? (
        <View className={styles['main']}>{words}</View>
      ) : (
        <Pressable
          className={styles['main']}
          label={`选择${entry.name}，${maskPhone(entry.mobile)}，${where}`}
          onPress={() => onChoose(entry)}
        >
          {words}
        </Pressable>
      )}
      <View className={styles['actions']}>
        <Pressable
          className={styles['action']}
          label={`${entry.isDefault ? ADDRESS_TEXTS.unsetDefault : ADDRESS_TEXTS.setDefault}，${entry.name}`}
          onPress={onDefault}
        >
          {entry.isDefault ? ADDRESS_TEXTS.unsetDefault : ADDRESS_TEXTS.setDefault}
        </Pressable>
        <View className={styles['room']} />
        <Pressable
          className={styles['action']}
          label={`${ADDRESS_TEXTS.edit}，${entry.name}`}
          onPress={() => onEdit(entry)}
        >
          {ADDRESS_TEXTS.edit}
        </Pressable>
        <Pressable
          className={styles['action']}
          label={`${ADDRESS_TEXTS.remove}，${entry.name}`}
          onPress={onRemove}
        >
          {ADDRESS_TEXTS.remove}
        </Pressable>
      </View>
    </View>
  );
}
