import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Chip } from '@/components/Chip';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { logInHere } from '@/domain/login/logInHere';
import { ParcelFields } from '@/domain/send/ParcelFields';
import { readParcel } from '@/features/contrast/parcelParams';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { FieldRow } from '@/templates/FieldRow';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { CompareStore } from './CompareStore';
import styles from './Compare.module.scss';

const PAGE = 'contrastPrice';
const RESULT_ID = 'contrast-result';
/** CSS pixels between the top of the viewport and the offers. */
const SCROLL_ROOM_PX = 12;

/**
 * Price comparison: `/contrastPrice?fromProvince=&fromCity=&toProvince=&toCity=&goods=&weight=&size=` (product §3.27).
 *
 * | part | before | while loading | then |
 * |---|---|---|---|
 * | parcel | the draft | | its first invalid field, when 比价 is tapped |
 * | goods types | | skeleton | options; sentence and 重试 |
 * | offers | a preview text | skeleton | in the chosen order; no carrier takes it: why; 重试 |
 *
 * Everything is public; for users who are not logged in, the offers say that coupons require a login.
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
  // The button does not wait for the scroll animation.
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

function logIn(scope: PageVisit['scope']): Promise<void> {
  tracker.click(PAGE, 'login');
  return logInHere(scope);
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
            <Skeleton className={styles['goodsSkeleton']} />
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

const loadOffers = () => import('./Offers');

const Result = observer(function Result({ store, onLogin }: ResultProps) {
  const { offers } = store;
  const offersPart = useLoaded(loadOffers, offers.phase !== 'idle');
  if (offers.phase === 'idle')
    return <View className={styles['wait']}>填好寄件信息，看看哪家更便宜、更快</View>;
  return (
    <StatePage
      phase={offers.phase}
      skeleton={<CompareSkeleton />}
      failedText={offers.failureText}
      onRetry={offers.load}
      isCompact
    >
      {() =>
        offersPart === null ? <CompareSkeleton /> : <offersPart.Offers store={store} onLogin={onLogin} />
      }
    </StatePage>
  );
});

function CompareSkeleton() {
  return (
    <SkeletonGroup className={styles['offers']}>
      {['1', '2', '3'].map((key) => (
        <Skeleton key={key} className={styles['skeleton']} />
      ))}
    </SkeletonGroup>
  );
}
