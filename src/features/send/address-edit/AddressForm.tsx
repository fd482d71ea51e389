import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { pageDeps } from '@/data/pageDeps';
import { MAX_DETAIL, MAX_PASTED, regionText } from '@/domain/address/addressRules';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { PickedContact } from '@/domain/address/addressTypes';
import { createAddressApi } from '@/features/send/addressApi';
import { useElementId } from '@/hooks/useElementId';
import { useLoaded } from '@/hooks/useLoaded';
import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { CheckRow } from '@/templates/CheckRow';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { LongTextRow } from '@/templates/LongTextRow';
import { PickerRow } from '@/templates/PickerRow';
import { TextRow } from '@/templates/TextRow';
import type { AddressEditProps } from './addressEditProps';
import { AddressFormStore, type FormOutcome } from './AddressFormStore';
import styles from './AddressForm.module.scss';

/**
 * Longer than valid values: leaves room for typed or pasted spaces, and shows a too long value instead of cutting it.
 */
const NAME_INPUT_LENGTH = 30;

const DETAIL_INPUT_LENGTH = MAX_DETAIL + 40;

const loadRegions = () => import('./RegionPopup');

interface AddressFormProps extends Pick<AddressEditProps, 'kind' | 'purpose' | 'onDone' | 'scope'> {
  readonly start: PickedContact | null;
  readonly isDefault: boolean;
}

/** Form of a contact: pasted and parsed, or typed; uncertain parts are marked until the user has checked them. */
export function AddressForm({ kind, purpose, scope, start, isDefault, onDone }: AddressFormProps) {
  const formId = useElementId('address');
  const [store] = useState(
    () =>
      new AddressFormStore({
        ...pageDeps(scope),
        id: formId,
        api: createAddressApi(gateway, scope),
        kind,
        purpose,
        initial: start,
        isDefault,
        draft: openDraft(kind === 'SENDER' ? 'address.sender' : 'address.receiver'),
      }),
  );
  const { fields } = store;
  const [isRegionOpen, setRegionOpen] = useState(false);
  const [isRegionUsed, setRegionUsed] = useState(false);
  const regions = useLoaded(loadRegions, isRegionUsed);
  return (
    <View>
      <FormPage
        form={store.form}
        submitText={purpose === 'book' ? ADDRESS_TEXTS.save : ADDRESS_TEXTS.done}
        onSubmit={() => save(store, onDone)}
      >
        <FormCard>
          <LongTextRow
            field={fields.pasted}
            label={ADDRESS_TEXTS.pasteName}
            isLabelShown={false}
            placeholder={ADDRESS_TEXTS.pastePlaceholder}
            maxLength={MAX_PASTED}
          />
          <ParseButton store={store} />
        </FormCard>
        <FormCard>
          <DoubtHint store={store} />
          <TextRow
            field={fields.name}
            label={ADDRESS_TEXTS.name}
            doubtText={ADDRESS_TEXTS.doubt}
            placeholder={ADDRESS_TEXTS.namePlaceholder}
            maxLength={NAME_INPUT_LENGTH}
          />
          <TextRow
            field={fields.mobile}
            kind="phone"
            label={ADDRESS_TEXTS.mobile}
            doubtText={ADDRESS_TEXTS.doubt}
            placeholder={ADDRESS_TEXTS.mobilePlaceholder}
          />
          <PickerRow
            field={fields.region}
            label={ADDRESS_TEXTS.region}
            doubtText={ADDRESS_TEXTS.doubt}
            text={() => regionText(fields.region.value)}
            placeholder={ADDRESS_TEXTS.regionPlaceholder}
            onOpen={() => {
              store.regions.want('all');
              setRegionUsed(true);
              setRegionOpen(true);
            }}
          />
          <TextRow
            field={fields.detail}
            label={ADDRESS_TEXTS.detail}
            doubtText={ADDRESS_TEXTS.doubt}
            placeholder={ADDRESS_TEXTS.detailPlaceholder}
            maxLength={DETAIL_INPUT_LENGTH}
          />
          <Choices store={store} purpose={purpose} />
        </FormCard>
      </FormPage>
      {/* Stable wrapper: what is inserted later is sent alone. */}
      <View>
        {regions !== null && (
          <regions.RegionPopup
            regions={store.regions}
            isOpen={isRegionOpen}
            onChoose={fields.region.set}
            onClose={() => setRegionOpen(false)}
          />
        )}
      </View>
    </View>
  );
}

interface PartProps {
  readonly store: AddressFormStore;
}

const ParseButton = observer(function ParseButton({ store }: PartProps) {
  return (
    <View className={styles['pasteFoot']}>
      {clipboard.canRead() && (
        <Button size="small" kind="secondary" className={styles['paste']} onClick={() => paste(store)}>
          {ADDRESS_TEXTS.paste}
        </Button>
      )}
      <Button size="small" isLoading={store.isParsing} onClick={() => parse(store)}>
        {ADDRESS_TEXTS.parse}
      </Button>
    </View>
  );
});

const DoubtHint = observer(function DoubtHint({ store }: PartProps) {
  return (
    <View>
      {store.form.doubts.length > 0 && <View className={styles['hint']}>{ADDRESS_TEXTS.doubtHint}</View>}
    </View>
  );
});

const Choices = observer(function Choices({ store, purpose }: PartProps & Pick<AddressFormProps, 'purpose'>) {
  return (
    <View>
      {purpose === 'book' && <CheckRow field={store.fields.isDefault} label={ADDRESS_TEXTS.makeDefault} />}
      {store.offersBook && <CheckRow field={store.fields.keepsInBook} label={ADDRESS_TEXTS.keepInBook} />}
    </View>
  );
});

/** One press from a message with an address to the filled-in form. */
async function paste(store: AddressFormStore): Promise<void> {
  const outcome = await clipboard.read();
  if (outcome.kind !== 'text') return toast.show(ADDRESS_TEXTS.cannotPaste);
  store.fields.pasted.set(outcome.text.slice(0, MAX_PASTED));
  await parse(store);
}

async function parse(store: AddressFormStore): Promise<void> {
  const outcome = await store.parse();
  if (outcome.kind === 'message') toast.show(outcome.text);
  if (outcome.kind === 'parsed') toast.show(ADDRESS_TEXTS.parsed);
}

async function save(store: AddressFormStore, onDone: AddressEditProps['onDone']): Promise<FormOutcome> {
  const outcome = await store.save();
  if (outcome.kind === 'message' || outcome.kind === 'invalid') toast.show(outcome.text);
  if (outcome.kind !== 'done') return outcome;
  if (outcome.wasAsked && !outcome.isKept) toast.show(ADDRESS_TEXTS.notKept);
  await onDone(outcome.contact);
  return outcome;
}
