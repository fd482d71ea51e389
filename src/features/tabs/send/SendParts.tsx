import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import type { SendStore } from './SendStore';
import type { CarrierQuote, SendField } from '@/domain/send/sendRules';
import { Checkbox } from '@/components/Checkbox';
import { Link } from '@/components/Link';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { StatePage } from '@/templates/StatePage';
import { Price } from '@/components/Amount';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { formatFen } from '@/utils/money';
import { CarrierRow } from '@/domain/send/CarrierRow';
import card from './components/SendCard.module.scss';
import { Pressable } from '@/components/Pressable';
import { regionText } from '@/domain/address/addressRules';
import { type AddressKind, type PickedContact } from '@/domain/address/addressTypes';
import { KIND_NAMES } from '@/domain/address/contactTexts';
import { maskPhone } from '@/utils/text';
import { Button } from '@/components/Button';
import { tabBar } from '@/platform/tabBar';
import styles from './SendParts.module.scss';

/** What is missing or was refused, at the part of the form that it is about; announced when it appears. */
export const ProblemLine = observer(function ProblemLine({
  store,
  field,
}: {
  readonly store: SendStore;
  readonly field: SendField;
}) {
  const text = store.problem?.field === field ? store.problem.text : '';
  return (
    <View
      className={cx(styles['problem'], text !== '' && styles['shown'])}
      {...markup.access({ live: 'polite' })}
    >
      {text}
    </View>
  );
});

interface AgreementRowProps {
  readonly store: SendStore;
  readonly onService: () => void;
  readonly onPrivacy: () => void;
}

/** Consent to both agreements where the login has not asked for it; never given in advance. */
export const AgreementRow = observer(function AgreementRow({
  store,
  onService,
  onPrivacy,
}: AgreementRowProps) {
  return (
    <View id="send-agreement" className={styles['row']}>
      {store.needsAgreement && (
        <Checkbox
          isChecked={store.draft.form.isAgreed}
          onChange={store.draft.setAgreed}
          label={SEND_TEXTS.agreementName}
        >
          {SEND_TEXTS.agreementLead}
          <Link onPress={onService}>{SEND_TEXTS.serviceAgreement}</Link>
          {SEND_TEXTS.agreementAnd}
          <Link onPress={onPrivacy}>{SEND_TEXTS.privacyPolicy}</Link>
        </Checkbox>
      )}
      <ProblemLine store={store} field="agreement" />
    </View>
  );
});

interface CarrierCardProps {
  readonly store: SendStore;
  readonly nowMs: () => number;
}

/** What each carrier takes and when the parcel arrives; one that cannot be had says why. */
export function CarrierCard(props: CarrierCardProps) {
  return (
    <View id="send-carrier" className={card['card']}>
      <View className={card['head']}>
        <View className={card['title']} {...markup.access({ role: 'heading' })}>
          {SEND_TEXTS.carriers}
        </View>
      </View>
      <Quotes {...props} />
      <ProblemLine store={props.store} field="carrier" />
    </View>
  );
}

const Quotes = observer(function Quotes({ store, nowMs }: CarrierCardProps) {
  const { freight } = store.answers;
  if (freight.phase === 'idle') return <View className={styles['wait']}>{SEND_TEXTS.carriersWait}</View>;
  return (
    <StatePage
      phase={freight.phase}
      skeleton={<QuotesSkeleton />}
      failedText={freight.failureText}
      onRetry={freight.load}
      isCompact
    >
      {() =>
        (freight.value ?? []).length === 0 ? (
          <View className={styles['wait']}>{SEND_TEXTS.noCarrier}</View>
        ) : (
          <View {...markup.access({ role: 'radiogroup', label: SEND_TEXTS.carriers })}>
            {(freight.value ?? []).map((quote) => (
              <QuoteRow key={quote.code} quote={quote} store={store} nowMs={nowMs} />
            ))}
          </View>
        )
      }
    </StatePage>
  );
});

const QuoteRow = observer(function QuoteRow({
  quote,
  store,
  nowMs,
}: CarrierCardProps & { readonly quote: CarrierQuote }) {
  return (
    <CarrierRow
      quote={quote}
      nowMs={nowMs()}
      isChosen={store.answers.quote?.code === quote.code}
      onChoose={() => store.draft.setCarrier(quote.code)}
    />
  );
});

function QuotesSkeleton() {
  return (
    <SkeletonGroup>
      {['1', '2', '3'].map((key) => (
        <Skeleton key={key} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

interface ContactRowsProps {
  readonly store: SendStore;
  readonly onEdit: (kind: AddressKind) => Promise<void>;
  readonly onBook: (kind: AddressKind) => Promise<void>;
}

/** Sender and receiver: who is filled in, or the way to fill one in; the address book beside each. */
export function ContactRows({ store, onEdit, onBook }: ContactRowsProps) {
  return (
    <View className={styles['card']}>
      <ContactRow kind="SENDER" store={store} onEdit={onEdit} onBook={onBook} />
      <ContactRow kind="RECEIVER" store={store} onEdit={onEdit} onBook={onBook} />
    </View>
  );
}

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
          <Skeleton className={styles['contactRowsBone']} />
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

interface FootBarProps {
  readonly store: SendStore;
  readonly onSubmit: () => Promise<void>;
}

/** What is to pay and 立即下单, over the tab bar where the page draws that. */
export function FootBar({ store, onSubmit }: FootBarProps) {
  return (
    <View>
      <View className={styles['room']} />
      <View className={cx(styles['bar'], tabBar.isDrawnByPage() && styles['aboveTabs'])}>
        <Total store={store} />
        <Submit store={store} onSubmit={onSubmit} />
      </View>
    </View>
  );
}

const Total = observer(function Total({ store }: Pick<FootBarProps, 'store'>) {
  const { totals, isCalculating } = store.answers;
  const savedFen = totals === null ? 0 : totals.freightFen - totals.payFen;
  return (
    <View className={styles['total']} {...markup.access({ role: 'status' })}>
      <View className={styles['line']}>
        <Text className={styles['label']}>{SEND_TEXTS.total}</Text>
        {totals === null || isCalculating ? (
          <Text className={styles['none']}>{isCalculating ? SEND_TEXTS.calculating : SEND_TEXTS.notYet}</Text>
        ) : (
          <Price fen={totals.payFen} decimals={2} size="title" className={styles['footBarPrice']} />
        )}
      </View>
      <View className={styles['saved']}>
        {totals !== null && !isCalculating && savedFen > 0
          ? `${SEND_TEXTS.original(formatFen(totals.freightFen))} ${SEND_TEXTS.saved(formatFen(savedFen))}`
          : SEND_TEXTS.payLater}
      </View>
    </View>
  );
});

const Submit = observer(function Submit({ store, onSubmit }: FootBarProps) {
  return (
    <Button className={styles['submit']} isLoading={store.isSubmitting} onClick={onSubmit}>
      {SEND_TEXTS.submit}
    </Button>
  );
});
