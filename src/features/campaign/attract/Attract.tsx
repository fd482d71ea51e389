import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { couponV2Check, couponV2Info, couponV2Receive } from '@/api/generated/operations/couponV2';
import { Card } from '@/components/Card';
import { bringReason } from '@/domain/activity/broughtReason';
import { SmsForm } from '@/domain/login/SmsForm';
import { OfferPage, useOfferStore } from '@/domain/offer/OfferPage';
import { OfferQuery } from '@/domain/offer/OfferQuery';
import type { OfferStore } from '@/domain/offer/OfferStore';
import { h5PathOf, navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { createLoginFlow } from '@/session/login/appLogin';
import { FollowVisitor } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';

const PAGE = 'attractNewUsers';
const CALLS = { info: couponV2Info, check: couponV2Check, receive: couponV2Receive };

type AttractProps = Pick<PageVisit, 'params' | 'scope' | 'setTitle'>;

/**
 * Gift pack for new users: `/attractNewUsers/{activityCode}` (product §3.10). Number and code fields are on the page; a
 * logged-in user sees one button. A claim refused by the gateway leads to the fail page with its message; if the check
 * already refuses, the message appears here, with other offers.
 */
export const Attract = observer(function Attract({ params, scope, setTitle }: AttractProps) {
  const code = textParam(params, 'activityCode');
  const store = useOfferStore({ code }, CALLS, scope);
  const title = store.query.value?.activity?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  const goOn = (): Promise<void> => claim(store, code);
  const hasForm = store.state === 'open' && !session.isLoggedIn;
  return (
    <>
      <OfferQuery query={store.query} page={PAGE} title="新人有礼" art="gift">
        {() => (
          <OfferPage
            page={PAGE}
            path={h5PathOf(PAGE, { activityCode: code })}
            store={store}
            art="gift"
            lead={hasForm && <Form scope={scope} onClaim={goOn} />}
            foot={hasForm ? null : undefined}
            onClaim={goOn}
            hadText="已领取，去查看"
            onUse={() => navigator.goTo('attractNewUsersSuccess', { activityCode: code })}
          />
        )}
      </OfferQuery>
      <FollowVisitor query={store.query} />
    </>
  );
});

interface FormProps extends Pick<PageVisit, 'scope'> {
  readonly onClaim: () => Promise<void>;
}

/** Right below the head, so that its button is in reach on every screen. */
function Form({ scope, onClaim }: FormProps) {
  const [flow] = useState(createLoginFlow);
  return (
    <Card>
      <SmsForm
        login={flow}
        words={{ submitLabel: '立即领取' }}
        scope={scope}
        // Not awaited: the form ends with the login, and the claim continues independently.
        onLoggedIn={() => void onClaim()}
      />
    </Card>
  );
}

async function claim(store: OfferStore, activityCode: string): Promise<void> {
  tracker.click(PAGE, 'claim');
  const outcome = await store.claim();
  if (outcome.kind === 'won' || outcome.kind === 'held') {
    store.closeResult();
    await navigator.goTo('attractNewUsersSuccess', { activityCode });
  } else if (outcome.kind === 'refused') {
    bringReason(outcome.text, outcome.code);
    await navigator.goTo('attractNewUsersFail', { reasonMsg: outcome.text, reasonCode: outcome.code });
  } else if (outcome.kind === 'message') toast.show(outcome.text);
}
