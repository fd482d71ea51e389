import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { Scope } from '@/api/scope';
import { useShownAgain } from '@/hooks/useShownAgain';
import { session } from '@/session';
import type { AggregationPlace } from './aggregationApi';
import { useAggregationStore, AggregationPanel } from './AggregationPanel';

interface AggregationCardsProps extends AggregationPlace {
  /** Life of the page; the place must not change during it. */
  readonly scope: Scope;
}

/**
 * The reward-aggregation cards of one place, which ask for their data themselves (product §1.2.5).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of header, bar and cards |
 * | nothing to show | nothing at all |
 * | logged out | 登录后查看寄件奖励 and 去登录; the login never opens by itself |
 * | failed, offline | one row with 重试, the page around stays usable |
 * | cards | header with countdown, bar, cards; asked for again quietly when the page comes back |
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
