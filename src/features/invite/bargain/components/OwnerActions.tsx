import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import type { BargainPartProps } from '../bargainProps';
import { OwnerChoice } from './OwnerChoice';

const loadBuyParts = () => import('../BuyParts');

/** The owner's actions, unless an order is still pending. Loads the purchase code only if there is something to buy. */
export const OwnerActions = observer(function OwnerActions(props: BargainPartProps) {
  const { page, store, kept, scope, home, goods } = props;
  const buyParts = useLoaded(loadBuyParts, home.inviteCode !== '');
  if (buyParts === null) return <OwnerChoice {...props} buyButton={() => null} />;
  const { activityCode } = home;
  return (
    <buyParts.Buying {...{ page, store, scope, kept, activityCode, goods }}>
      {(buyButton) => <OwnerChoice {...props} buyButton={buyButton} />}
    </buyParts.Buying>
  );
});
