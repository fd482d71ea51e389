import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { serverClock } from '@/api/gateway';
import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { tabId, Tabs } from '@/components/Tabs';
import { canSend } from '@/features/contrast/contrastOfferRules';
import { OfferFacts } from '@/features/contrast/OfferFacts';
import { type Mark, marksOf, SORT_TITLES, sortOffers, SORTS } from '@/features/contrast/offerOrder';
import { includesText, whenText } from '@/features/contrast/offerTexts';
import { ParcelHead } from '@/features/contrast/ParcelHead';
import { parcelParams } from '@/features/contrast/parcelParams';
import { sendParcel } from '@/features/contrast/sendParcel';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { session } from '@/session';
import { tracker } from '@/tracking';
import type { CompareStore } from './CompareStore';
import styles from './Offers.module.scss';

const PAGE = 'contrastPrice';
const PANEL_ID = 'contrast-offers';

interface OffersProps {
  readonly store: CompareStore;
  readonly onLogin: () => Promise<void>;
}

/** The offers in the chosen order; loaded with the first comparison. */
export const Offers = observer(function Offers({ store, onLogin }: OffersProps) {
  const answer = store.offers.value;
  if (answer === null) return null;
  const { parcel, offerList } = answer;
  if (offerList.length === 0) return <EmptyState isCompact text="暂时没有可比的报价，换个时间再试" />;
  const marks = marksOf(offerList);
  const nowMs = serverClock.nowMs();
  return (
    <View>
      <ParcelHead parcel={parcel} />
      <Tabs
        className={styles['sorts']}
        label="排序"
        panelId={PANEL_ID}
        active={store.sort}
        tabs={SORTS.map((name) => ({ name, title: SORT_TITLES[name] }))}
        onSelect={(sort) => {
          tracker.click(PAGE, 'sort', { sort });
          store.choose(sort);
        }}
      />
      <LoginHint onLogin={onLogin} />
      <View
        id={PANEL_ID}
        className={styles['offers']}
        {...markup.access({ role: 'tabpanel', labelledBy: tabId(PANEL_ID, store.sort) })}
      >
        {sortOffers(offerList, store.sort).map((offer, index) => (
          <OfferCard
            key={`${offer.carrierCode}${index}`}
            store={store}
            offer={offer}
            marks={marks(offer)}
            nowMs={nowMs}
          />
        ))}
      </View>
    </View>
  );
});

const LoginHint = observer(function LoginHint({ onLogin }: Pick<OffersProps, 'onLogin'>) {
  return (
    <View>
      {!session.isLoggedIn && (
        <View className={styles['hint']}>
          <View className={styles['hintText']}>登录后自动计入优惠券和减免金</View>
          <Button kind="secondary" size="small" onClick={onLogin}>
            去登录
          </Button>
        </View>
      )}
    </View>
  );
});

interface OfferCardProps {
  readonly store: CompareStore;
  readonly offer: ContrastOffer;
  readonly marks: readonly Mark[];
  readonly nowMs: number;
}

/** Few elements: mini programs send all seven cards in one setData call. */
function OfferCard({ store, offer, marks, nowMs }: OfferCardProps) {
  const { carrierCode, carrierName, isAvailable } = offer;
  const includes = isAvailable ? includesText(offer) : '';
  const isKnown = carrierCode !== 'unknown';
  return (
    <Card>
      <OfferFacts offer={offer} marks={marks} when={whenText(offer, nowMs)} />
      {includes !== '' && <View className={styles['includes']}>{includes}</View>}
      {isKnown && (
        <View className={styles['ways']}>
          <Button
            kind="ghost"
            size="small"
            label={`查看明细，${carrierName}`}
            onClick={() => toDetail(store, carrierCode)}
          >
            查看明细
          </Button>
          {canSend(offer) && (
            <Button size="small" label={`去寄件，${carrierName}`} onClick={() => toSend(store, carrierCode)}>
              去寄件
            </Button>
          )}
        </View>
      )}
    </Card>
  );
}

async function toDetail({ asked }: CompareStore, carrier: string): Promise<void> {
  tracker.click(PAGE, 'detail', { carrier });
  if (asked !== null) await navigator.goTo('productDetail', { ...parcelParams(asked), carrier });
}

async function toSend({ asked }: CompareStore, carrier: string): Promise<void> {
  tracker.click(PAGE, 'send', { carrier });
  if (asked !== null) await sendParcel(asked, carrier);
}
