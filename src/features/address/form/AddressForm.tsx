import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Checkbox } from '@/components/Checkbox';
import { useLoaded } from '@/hooks/useLoaded';
import { LongText } from '@/platform/longText';
import { toast } from '@/platform/toast';
import { MAX_DETAIL, MAX_PASTED } from '../addressRules';
import { ADDRESS_TEXTS } from '../addressTexts';
import type { PickedContact } from '../addressTypes';
import type { AddressFormStore } from './AddressFormStore';
import { RegionField, TextRow } from './FormFields';
import styles from './AddressForm.module.scss';

interface AddressFormProps {
  readonly store: AddressFormStore;
  readonly purpose: 'choose' | 'book';
  /** The contact is complete, and saved where it was to be. */
  readonly onDone: (contact: PickedContact) => Promise<unknown>;
}

/** Room for the spaces people type or paste between the digits, and for what is too long to be seen as such. */
const PHONE_INPUT_LENGTH = 20;
const NAME_INPUT_LENGTH = 30;
const DETAIL_INPUT_LENGTH = MAX_DETAIL + 40;

const loadRegions = () => import('./RegionPopup');

/** A contact: pasted and read, or typed; doubtful parts are marked until they are looked at. */
export function AddressForm({ store, purpose, onDone }: AddressFormProps) {
  const [isRegionOpen, setRegionOpen] = useState(false);
  const [isRegionUsed, setRegionUsed] = useState(false);
  const regions = useLoaded(loadRegions, isRegionUsed);
  return (
    <View className={styles['page']}>
      <Paste store={store} />
      <View className={styles['card']}>
        <DoubtHint store={store} />
        <TextRow
          store={store}
          field="name"
          label={ADDRESS_TEXTS.name}
          placeholder={ADDRESS_TEXTS.namePlaceholder}
          maxLength={NAME_INPUT_LENGTH}
        />
        <TextRow
          store={store}
          field="mobile"
          kind="phone"
          label={ADDRESS_TEXTS.mobile}
          placeholder={ADDRESS_TEXTS.mobilePlaceholder}
          maxLength={PHONE_INPUT_LENGTH}
        />
        <RegionField
          store={store}
          onOpen={() => {
            store.regions.want('all');
            setRegionUsed(true);
            setRegionOpen(true);
          }}
        />
        <TextRow
          store={store}
          field="detail"
          label={ADDRESS_TEXTS.detail}
          placeholder={ADDRESS_TEXTS.detailPlaceholder}
          maxLength={DETAIL_INPUT_LENGTH}
        />
        <Choices store={store} purpose={purpose} />
      </View>
      <View className={styles['foot']}>
        <Save store={store} purpose={purpose} onDone={onDone} />
      </View>
      <View>
        {regions !== null && (
          <regions.RegionPopup store={store} isOpen={isRegionOpen} onClose={() => setRegionOpen(false)} />
        )}
      </View>
    </View>
  );
}

const Paste = observer(function Paste({ store }: Pick<AddressFormProps, 'store'>) {
  return (
    <View className={styles['paste']}>
      <LongText
        label={ADDRESS_TEXTS.pasteName}
        value={store.pasted}
        placeholder={ADDRESS_TEXTS.pastePlaceholder}
        maxLength={MAX_PASTED}
        className={styles['text']}
        placeholderClass={styles['placeholder']}
        onChange={store.setPasted}
      />
      <View className={styles['pasteFoot']}>
        <Button size="small" isLoading={store.isParsing} onClick={() => parse(store)}>
          {ADDRESS_TEXTS.parse}
        </Button>
      </View>
    </View>
  );
});

const DoubtHint = observer(function DoubtHint({ store }: Pick<AddressFormProps, 'store'>) {
  return (
    <View>
      {store.doubts.length > 0 && <View className={styles['hint']}>{ADDRESS_TEXTS.doubtHint}</View>}
    </View>
  );
});

const Choices = observer(function Choices({ store, purpose }: Pick<AddressFormProps, 'store' | 'purpose'>) {
  return (
    <View>
      {purpose === 'book' && (
        <Checkbox isChecked={store.isDefault} onChange={store.setDefault} label={ADDRESS_TEXTS.makeDefault}>
          {ADDRESS_TEXTS.makeDefault}
        </Checkbox>
      )}
      {store.offersBook && (
        <Checkbox
          isChecked={store.keepsInBook}
          onChange={store.setKeepsInBook}
          label={ADDRESS_TEXTS.keepInBook}
        >
          {ADDRESS_TEXTS.keepInBook}
        </Checkbox>
      )}
    </View>
  );
});

const Save = observer(function Save({ store, purpose, onDone }: AddressFormProps) {
  return (
    <Button isBlock isLoading={store.isSaving} onClick={() => save(store, onDone)}>
      {purpose === 'book' ? ADDRESS_TEXTS.save : ADDRESS_TEXTS.done}
    </Button>
  );
});

async function parse(store: AddressFormStore): Promise<void> {
  const outcome = await store.parse();
  if (outcome.kind === 'message') toast.show(outcome.text);
  if (outcome.kind === 'parsed') toast.show(ADDRESS_TEXTS.parsed);
}

async function save(store: AddressFormStore, onDone: AddressFormProps['onDone']): Promise<void> {
  const outcome = await store.save();
  if (outcome.kind === 'message' || outcome.kind === 'invalid') toast.show(outcome.text);
  if (outcome.kind !== 'done') return;
  if (outcome.wasAsked && !outcome.isKept) toast.show(ADDRESS_TEXTS.notKept);
  await onDone(outcome.contact);
}
