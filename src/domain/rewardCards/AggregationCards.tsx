import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { Scope } from '@/api/scope';
import { useShownAgain } from '@/hooks/useShownAgain';
import { session } from '@/session';
import type { AggregationPlace } from './aggregationApi';
import { useAggregationStore, AggregationPanel } from './AggregationPanel';

interface AggregationCardsProps extends AggregationPlace {
  /** The page's scope; the place must not change during it. */
  readonly scope: Scope;
}

/**
 * The reward-aggregation cards of one place; they fetch their own data (product §1.2.5).
 *
 * | state | display |
 * |---|---|
 * | loading | skeleton of header, bar and cards |
 * | nothing to show | renders nothing |
 * | logged out | 登录后查看寄件奖励 and 去登录; the login never opens automatically |
 * | failed, offline | one row with 重试; the rest of the page stays usable |
 * | cards | header with countdown, bar, cards; refetched quietly when the page is shown again |
 */
export const AggregationCards = observer(function AggregationCards(props: AggregationCardsProps) {
  const store = useAggregationStore(props, props.scope);
  const { token } = session;
  useEffect(() => {
    void store.visitorChanged();
  }, [store, token]);
  useShownAgain(
    () => void store.refresh(),
    () => store.stay(),
  );
  return <AggregationPanel store={store} />;
});
