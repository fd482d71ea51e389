import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Chip } from '@/components/Chip';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { EmptyState } from '@/components/StateView';
import { tabId, Tabs } from '@/components/Tabs';
import { pageDeps } from '@/data/pageDeps';
import {
  canSend,
  type Mark,
  marksOf,
  parcelParams,
  readParcel,
  SORT_TITLES,
  sortOffers,
  SORTS,
} from '@/domain/contrast/contrastRules';
import { includesText, OfferFacts, ParcelHead, whenText } from '@/domain/contrast/OfferParts';
import { sendParcel } from '@/domain/contrast/sendParcel';
import { ParcelFields } from '@/domain/send/ParcelFields';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { loginGate, openDraft, session } from '@/session';
import { FieldRow, FormCard, FormPage } from '@/templates/FormPage';
import { StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { CompareStore } from './CompareStore';
import styles from './Compare.module.scss';

const PAGE = 'contrastPrice';
const RESULT_ID = 'contrast-result';
const PANEL_ID = 'contrast-offers';
/** CSS pixels between the top of what is seen and the offers. */
const SCROLL_ROOM_PX = 12;

/**
 * Comparison of prices: `/contrastPrice?fromProvince=&fromCity=&toProvince=&toCity=&goods=&weight=&size=` (product §3.27).
 *
 * | part | before | while asked | then |
 * |---|---|---|---|
 * | parcel | what was left here | | its first wrong field, when 比价 is pressed |
 * | kinds of goods | | skeleton | to choose from; sentence and 重试 |
 * | offers | what comes | skeleton | in the wanted order; nobody takes it: why; 重试 |
 *
 * Logged out everything is open; the offers then say that coupons come with a login.
 */
export function Compare({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [{ store, fields }] = useState(() => {
    const made = new CompareStore({
      ...pageDeps(scope),
      gateway,
      draft: openDraft('parcel'),
      wanted: readParcel(params),
    });
    const { form } = made;
    return {
      store: made,
      fields: {
        from: form.field('from'),
        to: form.field('to'),
        weight: form.field('weight'),
        size: form.field('size'),
        goods: form.field('goods'),
      },
    };
  });
  useEffect(() => store.start(), [store]);
  useShownAgain(() => void store.seenAgain());
  return (
    <PullToRefresh onRefresh={() => refresh(store)}>
      <FormPage form={store.form} submitText="比价" onSubmit={() => compare(store)}>
        <View className={styles['top']}>
          <Button kind="link" size="small" onClick={toRecords}>
            询价记录
          </Button>
        </View>
        <ParcelFields
          form={store.form}
          fields={fields}
          scope={scope}
          onPress={(component) => tracker.click(PAGE, component)}
        />
        <FormCard>
          <GoodsRow store={store} field={fields.goods} />
        </FormCard>
        <View id={RESULT_ID}>
          <Result store={store} onLogin={() => logIn(scope)} />
        </View>
      </FormPage>
    </PullToRefresh>
  );
}

async function compare(store: CompareStore): Promise<{ readonly kind: string; readonly field?: string }> {
  tracker.click(PAGE, 'compare');
  const outcome = await store.form.submit(store.compare);
  // The button does not wait for the glide.
  if (outcome.kind === 'asked') void scroll.toElement(RESULT_ID, SCROLL_ROOM_PX);
  return outcome;
}

async function refresh(store: CompareStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

function toRecords(): Promise<unknown> {
  tracker.click(PAGE, 'records');
  return navigator.goTo('priceInquiryRecord');
}

async function logIn(scope: PageVisit['scope']): Promise<void> {
  tracker.click(PAGE, 'login');
  await loginGate.whenLoggedIn(() => Promise.resolve(), { scope });
}

interface GoodsRowProps {
  readonly store: CompareStore;
  readonly field: ReturnType<CompareStore['form']['field']> & { readonly value: unknown };
}

const GOODS_PROBLEM_ID = 'contrast-goods-problem';

const GoodsRow = observer(function GoodsRow({ store, field }: GoodsRowProps) {
  const { goods } = store;
  return (
    <FieldRow field={field} label="物品类型" problemId={GOODS_PROBLEM_ID}>
      <StatePage
        phase={goods.phase === 'idle' ? 'loading' : goods.phase}
        skeleton={
          <SkeletonGroup>
            <Skeleton className={styles['goodsBone']} />
          </SkeletonGroup>
        }
        failedText={goods.failureText}
        onRetry={goods.load}
        isCompact
      >
        {() => (
          <View
            className={styles['kinds']}
            {...markup.access({ role: 'radiogroup', label: '物品类型', describedBy: GOODS_PROBLEM_ID })}
          >
            {(goods.value ?? []).map(({ id, name }) => (
              <Chip
                key={id}
                role="radio"
                text={name}
                isChecked={field.value === id}
                onPress={() => store.form.set('goods', id)}
              />
            ))}
          </View>
        )}
      </StatePage>
    </FieldRow>
  );
});

interface ResultProps {
  readonly store: CompareStore;
  readonly onLogin: () => Promise<void>;
}

const Result = observer(function Result({ store, onLogin }: ResultProps) {
  const { offers } = store;
  if (offers.phase === 'idle')
    return <View className={styles['wait']}>填好寄件信息，看看哪家更便宜、更快</View>;
  return (
    <StatePage
      phase={offers.phase}
      skeleton={<Bones />}
      failedText={offers.failureText}
      onRetry={offers.load}
      isCompact
    >
      {() => <Offers store={store} onLogin={onLogin} />}
    </StatePage>
  );
});

function Bones() {
  return (
    <SkeletonGroup className={styles['offers']}>
      {['1', '2', '3'].map((key) => (
        <Skeleton key={key} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

const Offers = observer(function Offers({ store, onLogin }: ResultProps) {
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

const LoginHint = observer(function LoginHint({ onLogin }: Pick<ResultProps, 'onLogin'>) {
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

/** Few elements: seven of them are sent at once in mini programs. */
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
