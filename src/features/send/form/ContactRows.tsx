import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { regionText } from '@/domain/address/addressRules';
import type { AddressKind, PickedContact } from '@/domain/address/addressTypes';
import { KIND_NAMES } from '@/domain/address/contactTexts';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { tracker } from '@/tracking';
import { maskPhone } from '@/utils/phone';
import { ProblemLine } from './ProblemLine';
import type { SendStore } from './SendStore';
import styles from './sendCards.module.scss';

interface ContactRowsProps {
  readonly store: SendStore;
  readonly onEdit: (kind: AddressKind) => Promise<void>;
  readonly onBook: (kind: AddressKind) => Promise<void>;
}

/** Sender and receiver: the contact, or a link to fill one in; the address book beside each, and a swap of both. */
export function ContactRows({ store, onEdit, onBook }: ContactRowsProps) {
  return (
    <View className={styles['card']}>
      <ContactRow kind="SENDER" store={store} onEdit={onEdit} onBook={onBook} />
      <View className={styles['swapPlace']}>
        <Swap store={store} />
      </View>
      <ContactRow kind="RECEIVER" store={store} onEdit={onEdit} onBook={onBook} />
    </View>
  );
}

const Swap = observer(function Swap({ store: { draft } }: Pick<ContactRowsProps, 'store'>) {
  const { sender, receiver } = draft.form;
  if (sender === null && receiver === null) return null;
  const swap = (): void => {
    tracker.click('send', 'swap');
    draft.swapContacts();
  };
  return (
    <Pressable className={styles['swap']} label={SEND_TEXTS.swap} onPress={swap}>
      ⇅
    </Pressable>
  );
});

const ContactRow = observer(function ContactRow({
  kind,
  store,
  onEdit,
  onBook,
}: ContactRowsProps & { readonly kind: AddressKind }) {
  const isSender = kind === 'SENDER';
  const contact = store.draft.contact(kind);
  const name = KIND_NAMES[kind];
  return (
    <View id={`send-${isSender ? 'sender' : 'receiver'}`} className={styles['contactRowsRow']}>
      <Text className={cx(styles['mark'], isSender ? styles['from'] : styles['to'])}>
        {isSender ? SEND_TEXTS.sender : SEND_TEXTS.receiver}
      </Text>
      <Pressable
        className={styles['main']}
        label={contact === null ? undefined : `修改${name}，${spoken(contact)}`}
        onPress={() => onEdit(kind)}
      >
        {contact !== null ? (
          <Filled contact={contact} />
        ) : store.isFilling && (isSender || store.draft.form.wanted.RECEIVER !== undefined) ? (
          <Skeleton className={styles['contactRowsSkeleton']} />
        ) : (
          <Empty text={isSender ? SEND_TEXTS.fillSender : SEND_TEXTS.fillReceiver} />
        )}
        <ProblemLine store={store} field={isSender ? 'sender' : 'receiver'} />
      </Pressable>
      <Pressable
        className={styles['book']}
        label={`${SEND_TEXTS.book}，${name}`}
        onPress={() => onBook(kind)}
      >
        {SEND_TEXTS.book}
      </Pressable>
    </View>
  );
});

function Filled({ contact }: { readonly contact: PickedContact }) {
  return (
    <View>
      <View className={styles['who']}>
        <Text className={styles['contactRowsName']}>{contact.name}</Text>
        <Text className={contact.mobile === '' ? styles['lost'] : styles['mobile']}>
          {contact.mobile !== ''
            ? maskPhone(contact.mobile)
            : contact.name === ''
              ? SEND_TEXTS.contactMissing
              : SEND_TEXTS.mobileMissing}
        </Text>
      </View>
      <View className={styles['where']}>{whereOf(contact)}</View>
    </View>
  );
}

function Empty({ text }: { readonly text: string }) {
  return (
    <View>
      <View className={styles['fill']}>{text}</View>
      <View className={styles['where']}>{SEND_TEXTS.pasteHint}</View>
    </View>
  );
}

const whereOf = (contact: PickedContact): string => `${regionText(contact)} ${contact.detail}`.trim();

const spoken = (contact: PickedContact): string =>
  [contact.name, maskPhone(contact.mobile), whereOf(contact)].filter((part) => part !== '').join('，');
