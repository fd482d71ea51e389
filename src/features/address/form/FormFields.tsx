import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { TextField } from '@/components/TextField';
import { markup } from '@/platform/markup';
import { regionText } from '../addressRules';
import { ADDRESS_TEXTS } from '../addressTexts';
import type { ContactField } from '../addressTypes';
import type { AddressFormStore } from './AddressFormStore';
import styles from './FormFields.module.scss';

interface FieldProps {
  readonly store: AddressFormStore;
}

interface TextRowProps extends FieldProps {
  readonly field: Exclude<ContactField, 'region'>;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly kind?: 'text' | 'phone';
}

/** A line of the form with its mark 请核对 while it is doubtful. */
export const TextRow = observer(function TextRow({ store, field, label, kind, ...look }: TextRowProps) {
  return (
    <View className={styles['field']}>
      <FieldLabel store={store} field={field} label={label} />
      <TextField
        {...look}
        kind={kind}
        label={label}
        value={store.contact[field]}
        onChange={(value) => store.setField(field, value)}
        error={store.problems[field]}
        isClearable
      />
    </View>
  );
});

export const RegionField = observer(function RegionField({
  store,
  onOpen,
}: FieldProps & { readonly onOpen: () => void }) {
  const text = regionText(store.contact);
  const problem = store.problems.region ?? '';
  return (
    <View className={styles['field']}>
      <FieldLabel store={store} field="region" label={ADDRESS_TEXTS.region} />
      <Pressable
        className={cx(styles['region'], problem !== '' && styles['wrong'])}
        label={`${ADDRESS_TEXTS.region}，${text || ADDRESS_TEXTS.regionPlaceholder}`}
        onPress={onOpen}
      >
        <Text className={cx(styles['regionText'], text === '' && styles['empty'])}>
          {text || ADDRESS_TEXTS.regionPlaceholder}
        </Text>
      </Pressable>
      <View className={styles['problem']} {...markup.access({ live: 'polite' })}>
        {problem}
      </View>
    </View>
  );
});

const FieldLabel = observer(function FieldLabel({
  store,
  field,
  label,
}: FieldProps & { readonly field: ContactField; readonly label: string }) {
  return (
    <View className={styles['label']}>
      <Text>{label}</Text>
      {store.doubts.includes(field) && <Tag tone="gold">{ADDRESS_TEXTS.doubt}</Tag>}
    </View>
  );
});
