import { observer } from 'mobx-react';
import { couponV2Check, couponV2Info, couponV2Receive } from '@/api/generated/operations/couponV2';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Picture } from '@/components/Picture';
import { NoActivity, toWelfare } from '@/domain/activity/moreOffers';
import { savePicture } from '@/domain/activity/savePicture';
import { type Coupon, validityRange } from '@/domain/coupon/receivedCoupon';
import { Ticket } from '@/domain/coupon/Ticket';
import { OfferFrame } from '@/domain/offer/OfferFrame';
import { OfferGuide } from '@/domain/offer/OfferGuide';
import { useOfferStore } from '@/domain/offer/OfferPage';
import { OfferQuery } from '@/domain/offer/OfferQuery';
import type { Offer } from '@/domain/offer/offerRules';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { pictureAddress } from '@/session/links';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './AttractSuccess.module.scss';

const PAGE = 'attractNewUsersSuccess';
/** Where nothing has been received. */
const TITLE = '新人有礼';
const CALLS = { info: couponV2Info, check: couponV2Check, receive: couponV2Receive };

/**
 * What a new user has received, according to the gateway: `/attractNewUsers/success?activityCode=` (product §3.10).
 * Opening the URL alone shows no reward.
 */
export function AttractSuccess({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const code = textParam(params, 'activityCode');
  return code === '' ? <NoActivity page={PAGE} /> : <Asked code={code} scope={scope} />;
}

interface AskedProps extends Pick<PageVisit, 'scope'> {
  readonly code: string;
}

const Asked = observer(function Asked({ code, scope }: AskedProps) {
  const store = useOfferStore({ code }, CALLS, scope);
  return (
    <>
      <OfferQuery query={store.query} page={PAGE} title={TITLE} art="gift">
        {(offer) => <Received code={code} offer={offer} />}
      </OfferQuery>
      <FollowVisitor query={store.query} />
    </>
  );
});

interface ReceivedProps {
  readonly code: string;
  readonly offer: Offer;
}

function Received({ code, offer: { activity, check } }: ReceivedProps) {
  const coupons = check?.coupons ?? [];
  if (coupons.length === 0) return <NotReceived code={code} />;
  return (
    <OfferFrame
      title="领取成功"
      art="gift"
      words="优惠券已放入您的账户"
      bar={
        <>
          <Button kind="secondary" isBlock onClick={() => navigator.goTo('loadApp')}>
            打开APP
          </Button>
          <Button isBlock onClick={() => use(coupons)}>
            去使用
          </Button>
        </>
      }
    >
      <Card>
        {coupons.map(({ id, type, cost, title, description, validStart, validEnd }) => (
          <Ticket
            key={id}
            size="middle"
            type={type}
            cost={cost}
            title={title}
            note={description}
            validity={validityRange(validStart, validEnd)}
          />
        ))}
      </Card>
      <OfferGuide page={PAGE} coupons={activity?.coupons ?? []} isLost={false} />
      <Follow imageUrl={pictureAddress(activity?.followImgUrl ?? '')} />
    </OfferFrame>
  );
}

/** Opening the address alone gives nothing: the pack is claimed on its own page. */
function NotReceived({ code }: Pick<ReceivedProps, 'code'>) {
  const moreOffers = toWelfare(PAGE);
  return (
    <OfferFrame
      title={TITLE}
      art="gift"
      words=""
      bar={
        <>
          <Button kind="secondary" isBlock onClick={moreOffers.onPress}>
            {moreOffers.text}
          </Button>
          <Button isBlock onClick={() => claim(code)}>
            去领取
          </Button>
        </>
      }
    >
      <Card>
        <EmptyState isCompact text="还没有领取到新人礼包" />
      </Card>
      <OfferGuide page={PAGE} coupons={[]} isLost />
    </OfferFrame>
  );
}

const Follow = ({ imageUrl }: { readonly imageUrl: string }) =>
  imageUrl === '' ? null : (
    <Section title="关注我们，福利不错过">
      <Picture className={styles['code']} src={imageUrl} alt="关注二维码" hasPressMenu />
      <Button kind="secondary" isBlock onClick={() => savePicture(imageUrl)}>
        保存图片
      </Button>
    </Section>
  );

function claim(activityCode: string): Promise<unknown> {
  tracker.click(PAGE, 'claim');
  return navigator.goTo('attractNewUsers', { activityCode });
}

/** With several coupons the send page selects the best one itself. */
async function use(coupons: readonly Coupon[]): Promise<void> {
  tracker.click(PAGE, 'use');
  await navigator.goTo('send', { couponId: coupons.length === 1 ? coupons[0]?.id : undefined });
}
