import { pageDeps } from '@/data/pageDeps';
import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { TextField } from '@/components/TextField';
import { markup } from '@/platform/markup';
import {
  type AddressEntry,
  type AddressKind,
  type ContactField,
  MAX_DETAIL,
  MAX_PASTED,
  NO_CONTACT,
  type PickedContact,
  regionText,
} from '@/domain/address/addressRules';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import { AddressFormStore } from './AddressFormStore';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Checkbox } from '@/components/Checkbox';
import { useLoaded } from '@/hooks/useLoaded';
import { LongText } from '@/platform/longText';
import { toast } from '@/platform/toast';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { EmptyState, FailedState, OfflineState } from '@/components/StateView';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { DependentQuery } from '@/data/DependentQuery';
import { loginGate, session } from '@/session';
import { createAddressApi } from '@/domain/address/addressApi';
import styles from './AddressForm.module.scss';

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

interface AddressEditProps {
  readonly kind: AddressKind;
  readonly purpose: 'choose' | 'book';
  /** Entry of the book to edit; '': `initial`, or a new one. */
  readonly id: string;
  /** What the form begins with; null: nothing. */
  readonly initial: PickedContact | null;
  readonly onDone: (contact: PickedContact) => Promise<unknown>;
  readonly scope: Scope;
}

/** The address form, and before it the entry that it is about. */
export function AddressEdit(props: AddressEditProps) {
  return props.id === '' ? (
    <Form {...props} start={props.initial} isDefault={false} />
  ) : (
    <OfBook {...props} />
  );
}

const shared = (scope: Scope) => ({
  api: createAddressApi(gateway, scope),
  ...pageDeps(scope),
});

const OfBook = observer(function OfBook(props: AddressEditProps) {
  const { id, scope } = props;
  const [book] = useState(() => {
    const { api, ...deps } = shared(scope);
    return new DependentQuery<string, readonly AddressEntry[]>({
      ...deps,
      fetch: (_token, life) => api.fetchBook('', life),
      failedText: ADDRESS_TEXTS.bookFailed,
    });
  });
  const { token } = session;
  useEffect(() => book.want(token), [book, token]);
  switch (book.phase) {
    case 'failed':
      return <FailedState text={book.failureText} onRetry={book.load} />;
    case 'offline':
      return <OfflineState onRetry={book.load} />;
    case 'ready': {
      const entry = book.value?.find((each) => each.id === id);
      return entry === undefined ? (
        <EmptyState text={ADDRESS_TEXTS.entryGone} />
      ) : (
        <Form {...props} start={entry} isDefault={entry.isDefault} />
      );
    }
    default:
      return token === null ? (
        <EmptyState
          text={ADDRESS_TEXTS.bookLoggedOut}
          action={{
            text: ADDRESS_TEXTS.logIn,
            onPress: () => loginGate.whenLoggedIn(() => Promise.resolve(), { scope }),
          }}
        />
      ) : (
        <SkeletonGroup className={styles['skeleton']}>
          <Skeleton className={styles['addressEditPaste']} />
          <Skeleton className={styles['addressEditCard']} />
        </SkeletonGroup>
      );
  }
});

interface FormProps extends AddressEditProps {
  readonly start: PickedContact | null;
  readonly isDefault: boolean;
}

function Form({ kind, purpose, scope, start, isDefault, onDone }: FormProps) {
  const [store] = useState(() => {
    const { id, name, mobile, province, city, district, detail } = start ?? NO_ENTRY;
    return new AddressFormStore({
      ...shared(scope),
      kind,
      purpose,
      initial: { id, name, mobile, province, city, district, detail },
      isDefault,
      ...pageDeps(scope),
    });
  });
  return <AddressForm store={store} purpose={purpose} onDone={onDone} />;
}

const NO_ENTRY: PickedContact = { ...NO_CONTACT, id: '' };
