import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { AsyncView } from '@/components/AsyncView';
import { cx } from '@/components/cx';
import { Price } from '@/components/Price';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { asyncStatus } from '../asyncStatus';
import { SEND_TEXTS } from '../sendTexts';
import type { SendStore } from '../SendStore';
import type { CarrierQuote } from '../sendTypes';
import { arrivalLabel } from '../slotRules';
import { ProblemLine } from './ProblemLine';
import { Radio } from './Radio';
import card from './SendCard.module.scss';
import styles from './CarrierCard.module.scss';

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
    <AsyncView
      status={asyncStatus(freight.phase)}
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
    </AsyncView>
  );
});

const QuoteRow = observer(function QuoteRow({
  quote,
  store,
  nowMs,
}: CarrierCardProps & { readonly quote: CarrierQuote }) {
  const isChosen = store.answers.quote?.code === quote.code;
  const arrival = quote.isAvailable
    ? arrivalLabel(quote.earliestMs, quote.latestMs, nowMs())
    : quote.reason || SEND_TEXTS.carrierGone;
  return (
    <Radio
      label={[quote.name, quote.tag, quote.isAvailable ? `￥${formatFen(quote.freightFen)}` : '', arrival]
        .filter((part) => part !== '')
        .join('，')}
      isChecked={isChosen}
      isDisabled={!quote.isAvailable}
      onSelect={() => store.draft.setCarrier(quote.code)}
      className={cx(styles['quote'], !quote.isAvailable && styles['closed'])}
    >
      <View className={cx(styles['dot'], isChosen && styles['chosen'])} />
      <View className={styles['words']}>
        <View className={styles['name']}>
          {quote.name}
          {quote.tag !== '' && <Tag>{quote.tag}</Tag>}
        </View>
        <View className={styles['arrival']}>{arrival}</View>
      </View>
      {quote.isAvailable && (
        <View className={styles['price']}>
          <Price fen={quote.freightFen} tone="ink" />
          {quote.listFen > quote.freightFen && (
            <Text className={styles['list']}>{`￥${formatFen(quote.listFen)}`}</Text>
          )}
        </View>
      )}
    </Radio>
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
