import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Expander } from '@/components/Expander';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type { CarrierQuote } from '@/domain/send/sendTypes';
import { CarrierRow } from '@/features/send/CarrierRow';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import { foldedQuotes } from './carrierRules';
import { ProblemLine } from './ProblemLine';
import type { SendStore } from './SendStore';
import styles from './sendCards.module.scss';
import card from './sendFormCard.module.scss';

interface CarrierCardProps {
  readonly store: SendStore;
  readonly nowMs: () => number;
}

/** The carriers' prices and arrival times, the first ones until unfolded; an unavailable carrier shows the reason. */
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
          <QuoteRows store={store} nowMs={nowMs} quotes={freight.value ?? []} />
        )
      }
    </StatePage>
  );
});

const QuoteRows = observer(function QuoteRows({
  store,
  nowMs,
  quotes,
}: CarrierCardProps & { readonly quotes: readonly CarrierQuote[] }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useElementId('carriers');
  const folded = foldedQuotes(quotes, store.answers.quote?.code);
  return (
    <View>
      <View id={id} {...markup.access({ role: 'radiogroup', label: SEND_TEXTS.carriers })}>
        {(isUnfolded ? quotes : folded).map((quote) => (
          <QuoteRow key={quote.code} quote={quote} store={store} nowMs={nowMs} />
        ))}
      </View>
      {folded.length < quotes.length && (
        <Expander
          className={styles['unfold']}
          text={isUnfolded ? SEND_TEXTS.foldCarriers : SEND_TEXTS.allCarriers(quotes.length)}
          isExpanded={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
          controls={id}
        />
      )}
    </View>
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
        <Skeleton key={key} className={styles['skeleton']} />
      ))}
    </SkeletonGroup>
  );
}
