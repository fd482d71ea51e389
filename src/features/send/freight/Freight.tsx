import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { ParcelFields } from '@/domain/send/ParcelFields';
import { sendDraft } from '@/domain/send/sendDraftInstance';
import { CarrierRow } from '@/features/send/CarrierRow';
import type { FreightOffer } from '@/features/send/freightApi';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { host } from '@/platform/host';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { FreightStore } from './FreightStore';
import { FREIGHT_TEXTS, howPriced } from './freightTexts';
import styles from './Freight.module.scss';

const PAGE = 'freightPrescription';

/**
 * Freight and arrival of a parcel: `/freightPrescription` (product §3.26). Public.
 *
 * | carriers | shown |
 * |---|---|
 * | part of the parcel is missing | what to fill in |
 * | loading | skeleton |
 * | loaded | price, arrival, price details, limits; carriers that refuse last, with the reason; one is selected |
 * | none | sentence |
 * | refused (no carrier goes there), failed, offline | the gateway's message, or ours, and 重试 |
 */
export function Freight({ scope }: Pick<PageVisit, 'scope'>) {
  const [store] = useState(
    () =>
      new FreightStore({
        ...pageDeps(scope),
        gateway,
        isConsumerApp: host.current().kind === 'consumer-app',
        parcelDraft: openDraft('parcel'),
        sendDraft: sendDraft(),
      }),
  );
  useEffect(() => store.start(), [store]);
  // Refetch prices when the page is shown again; a failure keeps the current ones.
  useShownAgain(() => void store.freight.refresh());
  const { form, fields } = store.parcel;
  return (
    <FormPage form={form} submitText={FREIGHT_TEXTS.send} onSubmit={() => form.submit(() => send(store))}>
      <ParcelFields
        form={form}
        fields={fields}
        scope={scope}
        onPress={(component) => tracker.click(PAGE, component)}
      />
      <FormCard>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {FREIGHT_TEXTS.offers}
        </View>
        <Offers store={store} />
      </FormCard>
    </FormPage>
  );
}

/** Keeps the draft: a user who comes back asks about the next parcel. */
async function send(store: FreightStore): Promise<{ readonly kind: 'sent' | 'nothing' }> {
  tracker.click(PAGE, 'send');
  if (store.offer === null) {
    toast.show(store.freight.phase === 'loading' ? FREIGHT_TEXTS.asking : FREIGHT_TEXTS.noCarrier);
    return { kind: 'nothing' };
  }
  store.handOver();
  await navigator.goTo('send');
  return { kind: 'sent' };
}

interface StoreProps {
  readonly store: FreightStore;
}

const Offers = observer(function Offers({ store }: StoreProps) {
  const { freight } = store;
  if (freight.phase === 'idle') return <View className={styles['wait']}>{FREIGHT_TEXTS.wait}</View>;
  return (
    <StatePage
      phase={freight.phase}
      skeleton={
        <SkeletonGroup>
          <Skeleton className={styles['skeleton']} />
          <Skeleton className={styles['skeleton']} />
          <Skeleton className={styles['skeleton']} />
        </SkeletonGroup>
      }
      failedText={freight.failureText}
      onRetry={freight.load}
      isCompact
    >
      {() => <Answer store={store} />}
    </StatePage>
  );
});

const Answer = observer(function Answer({ store }: StoreProps) {
  const offers = store.freight.value?.offers ?? [];
  if (offers.length === 0) return <View className={styles['wait']}>{FREIGHT_TEXTS.none}</View>;
  return (
    <View>
      <View className={styles['volume']} {...markup.access({ live: 'polite' })}>
        {store.volumeKg === null ? '' : FREIGHT_TEXTS.byVolume(store.volumeKg)}
      </View>
      <View {...markup.access({ role: 'radiogroup', label: FREIGHT_TEXTS.offers })}>
        {offers.map((offer) => (
          <Offer key={offer.code} offer={offer} store={store} />
        ))}
      </View>
      <View className={styles['wait']}>{FREIGHT_TEXTS.hint}</View>
    </View>
  );
});

const Offer = observer(function Offer({ offer, store }: StoreProps & { readonly offer: FreightOffer }) {
  return (
    <CarrierRow
      quote={offer}
      nowMs={serverClock.nowMs()}
      more={[offer.isAvailable ? howPriced(offer) : '', offer.limits]}
      decimals={2}
      hasLine
      isChosen={store.offer?.code === offer.code}
      onChoose={() => {
        tracker.click(PAGE, 'carrier');
        store.choose(offer.code);
      }}
    />
  );
});
