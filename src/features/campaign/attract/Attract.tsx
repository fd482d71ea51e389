import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { couponV2Check, couponV2Info, couponV2Receive } from '@/api/generated/operations/couponV2';
import { Button } from '@/components/Button';
import { bringReason } from '@/domain/activity/broughtReason';
import { SmsForm } from '@/domain/login/SmsForm';
import { OfferPage, useOfferStore } from '@/domain/offer/OfferPage';
import { OFFER_BUTTONS } from '@/domain/offer/offerRules';
import { OfferSkeleton } from '@/domain/offer/OfferSkeleton';
import type { OfferStore } from '@/domain/offer/OfferStore';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { createLoginFlow } from '@/session/login/appLogin';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './Attract.module.scss';

const PAGE = 'attractNewUsers';
const CALLS = { info: couponV2Info, check: couponV2Check, receive: couponV2Receive };

/**
 * Gift pack for new users: `/attractNewUsers/{activityCode}` (product §3.10). Number and code fields are on the page; a
 * logged-in user sees one button. A claim refused by the gateway leads to the fail page with its message; if the check
 * already refuses, the message appears here, with other offers.
 */
export const Attract = observer(function Attract({ params, scope, setTitle }: PageVisit) {
  const code = textParam(params, 'activityCode');
  const store = useOfferStore({ code }, CALLS, scope);
  const title = store.query.value?.activity?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  const goOn = (): Promise<void> => claim(store, code);
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<OfferSkeleton />}>
        {() => (
          <OfferPage
            page={PAGE}
            store={store}
            foot={<Foot store={store} scope={scope} onClaim={goOn} code={code} />}
            onClaim={goOn}
            onUse={goOn}
          />
        )}
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
});

interface FootProps extends Pick<PageVisit, 'scope'> {
  readonly store: OfferStore;
  readonly code: string;
  readonly onClaim: () => Promise<void>;
}

const Foot = observer(function Foot({ store, scope, onClaim, code }: FootProps) {
  const [flow] = useState(createLoginFlow);
  const { state } = store;
  if (state === null) return null;
  if (state === 'open' && !session.isLoggedIn)
    return (
      <View className={styles['form']}>
        <SmsForm
          login={flow}
          words={{ submitLabel: '立即领取' }}
          scope={scope}
          // Not awaited: the form ends with the login, and the claim continues independently.
          onLoggedIn={() => void onClaim()}
        />
      </View>
    );
  const { text, canPress } = OFFER_BUTTONS[state];
  const press =
    state === 'had' ? () => navigator.goTo('attractNewUsersSuccess', { activityCode: code }) : onClaim;
  return (
    <View className={styles['form']}>
      <Button isBlock isDisabled={!canPress} isLoading={store.isClaiming} onClick={press}>
        {state === 'had' ? '已领取，去查看' : text}
      </Button>
    </View>
  );
});

async function claim(store: OfferStore, activityCode: string): Promise<void> {
  tracker.click(PAGE, 'claim');
  const outcome = await store.claim();
  if (outcome.kind === 'won' || outcome.kind === 'had') {
    store.closeResult();
    await navigator.goTo('attractNewUsersSuccess', { activityCode });
  } else if (outcome.kind === 'refused') {
    bringReason(outcome.text, outcome.code);
    await navigator.goTo('attractNewUsersFail', { reasonMsg: outcome.text, reasonCode: outcome.code });
  } else if (outcome.kind === 'message') toast.show(outcome.text);
}
