import { observer } from 'mobx-react';
import { couponV2Check, couponV2Info, couponV2Receive } from '@/api/generated/operations/couponV2';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { EmptyState } from '@/components/StateView';
import { savePicture } from '@/domain/activity/savePicture';
import { PackageCoupon } from '@/domain/couponSale/PackageCoupon';
import { NoActivity, toWelfare } from '@/domain/elsewhere';
import { useOfferStore } from '@/domain/offer/OfferPage';
import type { Offer } from '@/domain/offer/offerRules';
import { validityRange } from '@/domain/receive/receivedCoupon';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { pictureAddress } from '@/session/links';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { ResultPage } from '@/templates/ResultPage';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './AttractSuccess.module.scss';

const PAGE = 'attractNewUsersSuccess';
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
      <QueryView query={store.query} isCompact={false} skeleton={<ResultSkeleton />}>
        {(offer) => <Received offer={offer} />}
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
});

function Received({ offer: { activity, check } }: { readonly offer: Offer }) {
  const coupons = check?.coupons ?? [];
  const followUrl = pictureAddress(activity?.followImgUrl ?? '');
  if (coupons.length === 0) return <EmptyState text="还没有领取到新人礼包" action={toWelfare(PAGE)} />;
  return (
    <ResultPage
      mark="done"
      title="领取成功"
      facts={['优惠券已放入您的账户']}
      actions={[
        { text: '去使用', onPress: use },
        { text: '打开APP', onPress: () => navigator.goTo('loadApp') },
      ]}
    >
      {coupons.map(({ id, type, cost, title, description, validStart, validEnd }) => (
        <Card key={id}>
          <PackageCoupon
            type={type}
            cost={cost}
            title={title}
            description={description}
            validity={validityRange(validStart, validEnd)}
          />
        </Card>
      ))}
      {followUrl !== '' && (
        <Section title="关注我们，福利不错过">
          <Picture className={styles['code']} src={followUrl} alt="关注二维码" hasPressMenu />
          <Button kind="secondary" isBlock onClick={() => savePicture(followUrl)}>
            保存图片
          </Button>
        </Section>
      )}
    </ResultPage>
  );
}

async function use(): Promise<void> {
  tracker.click(PAGE, 'use');
  await navigator.goTo('send');
}
