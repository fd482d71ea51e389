import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import type { Gift as WireGift } from '@/api/generated/operations/gift';
import { PullToRefresh } from '@/components/PullToRefresh';
import { pageDeps } from '@/data/pageDeps';
import { takeHandedAddress } from '@/domain/address/handedAddress';
import type { GiftBoxState } from '@/features/campaign/GiftBox';
import { GiftFrame } from '@/features/campaign/GiftFrame';
import { giverOf } from '@/features/campaign/giftGiver';
import { toPrize } from '@/features/campaign/giftPrize';
import { GiftSkeleton } from '@/features/campaign/GiftSkeleton';
import { useShownAgain } from '@/hooks/useShownAgain';
import type { PageVisit } from '@/navigation/usePage';
import { pictureAddress } from '@/session/links';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import { GiftCoupons } from './components/GiftCoupons';
import { GiftParcel } from './components/GiftParcel';
import { GiftTaken } from './components/GiftTaken';
import { GiftToAccept } from './components/GiftToAccept';
import { NoGift } from './components/NoGift';
import type { GiftProps } from './giftProps';
import { GiftStore } from './GiftStore';

/**
 * A gift by its code: `/giftPage?giftCode=` (product §3.17).
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline | skeleton; sentence and 重试 |
 * | unclaimed | a closed box, its contents; for a physical gift an address picker; one button (login first) |
 * | the user's coupons | the box opens; each with 去使用 |
 * | the user's physical gift | 待发货, 已发货 and 已签收 with the waybill and 查看物流; without one 看看其他福利 |
 * | taken by another user, over, no such gift, unknown state | sentence and a next step |
 */
export function Gift({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const giftCode = textParam(params, 'giftCode');
  const [store] = useState(() => new GiftStore({ ...pageDeps(scope), gateway, giftCode }));
  // The address book is on top of this page, or has replaced it after a reload.
  useEffect(() => store.setReceiver(takeHandedAddress()), [store]);
  useShownAgain(() => {
    store.setReceiver(takeHandedAddress());
    void store.query.refresh();
  });
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<GiftSkeleton />}>
        {({ gift }) =>
          gift === null ? (
            <GiftFrame state="gone">
              <NoGift text="没有找到这份礼物" />
            </GiftFrame>
          ) : (
            <Content store={store} gift={gift} />
          )
        }
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
}

function Content({ store, gift }: GiftProps) {
  const { title, giverName, headImgUrl, ruleDesc, stateCode, coupons } = gift;
  return (
    <GiftFrame
      title={title || '一份礼物'}
      from={giverOf(giverName)}
      state={BOXES[stateCode]}
      prizes={coupons.map(toPrize)}
      picture={pictureAddress(headImgUrl)}
      ruleDesc={ruleDesc}
      wrap={(content) => <PullToRefresh onRefresh={() => store.query.refresh()}>{content}</PullToRefresh>}
    >
      <GiftState store={store} gift={gift} />
    </GiftFrame>
  );
}

const BOXES: Readonly<Record<WireGift['stateCode'], GiftBoxState>> = {
  TO_ACCEPT: 'closed',
  RECEIVED: 'open',
  TO_SHIP: 'closed',
  SHIPPED: 'closed',
  SIGNED: 'open',
  TAKEN: 'gone',
  OVER: 'gone',
  unknown: 'gone',
};

function GiftState({ store, gift }: GiftProps) {
  switch (gift.stateCode) {
    case 'TO_ACCEPT':
      return <GiftToAccept store={store} gift={gift} />;
    case 'RECEIVED':
      return <GiftCoupons {...gift} />;
    case 'TO_SHIP':
    case 'SHIPPED':
    case 'SIGNED':
      return <GiftParcel gift={gift} stateCode={gift.stateCode} />;
    case 'TAKEN':
      return <GiftTaken store={store} />;
    case 'OVER':
      return <NoGift text="来晚啦，这份礼物已过期" />;
    case 'unknown':
      return <NoGift text="暂时不能领取，请稍后再来看看" />;
  }
}
