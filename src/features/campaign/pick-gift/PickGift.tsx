import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { toWelfare } from '@/domain/activity/moreOffers';
import { GiftFrame } from '@/features/campaign/GiftFrame';
import { GiftNotice } from '@/features/campaign/GiftNotice';
import { GiftSkeleton } from '@/features/campaign/GiftSkeleton';
import { ServiceTiles } from '@/features/campaign/ServiceTiles';
import { useLoaded } from '@/hooks/useLoaded';
import type { PageVisit } from '@/navigation/usePage';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';
import { Boxed } from './components/Boxed';
import { OpenedPrize } from './components/OpenedPrize';
import { ToOpen } from './components/ToOpen';
import type { PickGiftProps } from './pickGiftProps';
import { PickGiftStore } from './PickGiftStore';

const PAGE = 'pickGiftActivity';

const loadTasks = () => import('@/domain/task/TaskWidget');

const MORE_OFFERS = toWelfare(PAGE);

/**
 * The gift of a pickup: `/pickGift/activity?activityCode=` (product §3.14).
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline | skeleton; sentence and 重试 |
 * | to open | a closed box and 打开礼盒 (login first); it shakes while it is being opened |
 * | opened | the box opens; its contents, also when shown again; tasks below |
 * | over, no such gift, unknown state | a faded box, sentence and a next step |
 */
export function PickGift({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const activityCode = textParam(params, 'activityCode');
  const channelId = textParam(params, 'channelId');
  const [store] = useState(() => new PickGiftStore({ ...pageDeps(scope), gateway, activityCode }));
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<GiftSkeleton />}>
        {({ gift }) =>
          gift === null ? (
            <Nothing text="没有找到这个礼盒" />
          ) : (
            <Content store={store} gift={gift} channelId={channelId} scope={scope} />
          )
        }
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
}

function Content({ store, gift, channelId, scope }: PickGiftProps) {
  const isOpened = gift.stateCode === 'OPENED';
  const tasks = useLoaded(loadTasks, isOpened);
  if (gift.stateCode === 'FINISHED') return <Nothing text="活动已结束，下次取件再来" />;
  // Unknown state: neither open the gift nor call it over on a guess.
  if (gift.stateCode === 'unknown') return <Nothing text="礼盒暂时不能打开，看看其他福利吧" />;
  return (
    <Boxed store={store} gift={gift}>
      {isOpened ? <OpenedPrize gift={gift} /> : <ToOpen store={store} until={toMinute(gift.expireTm)} />}
      <ServiceTiles page={PAGE} title="礼品在哪里用" services={['send', 'myCoupons', 'reductionFunds']} />
      {/* Last: nothing moves down when they come. */}
      {isOpened && tasks !== null && (
        <tasks.TaskWidget scene="pick" channelId={channelId} scope={scope} isExtra />
      )}
    </Boxed>
  );
}

/** There is no gift here. */
const Nothing = ({ text }: { readonly text: string }) => (
  <GiftFrame state="gone">
    <GiftNotice text={text} action={MORE_OFFERS} />
    <ServiceTiles page={PAGE} title="还可以看看" services={['pickUp', 'send', 'myCoupons']} />
  </GiftFrame>
);
