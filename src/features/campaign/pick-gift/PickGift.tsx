import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useState } from 'react';
import { gateway } from '@/api/gateway';
import type { PickGift as Gift } from '@/api/generated/operations/pickGift';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { pageDeps } from '@/data/pageDeps';
import { toWelfare } from '@/domain/activity/moreOffers';
import { ActivitySteps } from '@/domain/activity/parts/ActivitySteps';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import { GiftFrame } from '@/features/campaign/GiftFrame';
import { giverOf } from '@/features/campaign/giftGiver';
import { GiftNotice } from '@/features/campaign/GiftNotice';
import { type GiftPrize, toPrize } from '@/features/campaign/giftPrize';
import { GiftSkeleton } from '@/features/campaign/GiftSkeleton';
import { ServiceTiles } from '@/features/campaign/ServiceTiles';
import { useLoaded } from '@/hooks/useLoaded';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import { PickGiftStore } from './PickGiftStore';
import styles from './PickGift.module.scss';

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

interface ContentProps extends Pick<PageVisit, 'scope'> {
  readonly store: PickGiftStore;
  readonly gift: Gift;
  readonly channelId: string;
}

function Content({ store, gift, channelId, scope }: ContentProps) {
  const isOpened = gift.stateCode === 'OPENED';
  const tasks = useLoaded(loadTasks, isOpened);
  if (gift.stateCode === 'FINISHED') return <Nothing text="活动已结束，下次取件再来" />;
  // Unknown state: neither open the gift nor call it over on a guess.
  if (gift.stateCode === 'unknown') return <Nothing text="礼盒暂时不能打开，看看其他福利吧" />;
  return (
    <Boxed store={store} gift={gift}>
      {isOpened ? <Prize gift={gift} /> : <ToOpen store={store} until={toMinute(gift.expireTm)} />}
      {isOpened && tasks !== null && (
        <tasks.TaskWidget scene="pick" channelId={channelId} scope={scope} isExtra />
      )}
      <ServiceTiles page={PAGE} title="礼品在哪里用" services={['send', 'myCoupons', 'reductionFunds']} />
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

interface BoxedProps extends Pick<ContentProps, 'store' | 'gift'> {
  readonly children: ReactNode;
}

/** The box shakes while it is being opened. */
const Boxed = observer(function Boxed({ store, gift, children }: BoxedProps) {
  const { title, giverName, ruleDesc, stateCode } = gift;
  const box = stateCode === 'OPENED' ? 'open' : store.isOpening ? 'opening' : 'closed';
  return (
    <GiftFrame
      title={title || '取件有礼'}
      from={giverOf(giverName)}
      state={box}
      prizes={prizesOf(gift)}
      ruleDesc={ruleDesc}
    >
      {children}
    </GiftFrame>
  );
});

const prizesOf = ({ prizeType, fundFen, coupons }: Gift): readonly GiftPrize[] =>
  prizeType === 'FUND' ? [{ amount: `￥${formatFen(fundFen)}`, name: '减免金' }] : coupons.map(toPrize);

const STEPS = ['取件成功', '打开礼盒', '礼品放入账户'];

interface ToOpenProps extends Pick<ContentProps, 'store'> {
  /** '' if the gateway names no deadline. */
  readonly until: string;
}

const ToOpen = observer(function ToOpen({ store, until }: ToOpenProps) {
  const open = async (): Promise<void> => {
    tracker.click(PAGE, 'open');
    const words = await store.open();
    if (words !== '') toast.show(words);
  };
  return (
    <>
      <Card className={styles['centered']}>
        <View className={styles['words']}>取件成功，送您一份礼物</View>
        {until !== '' && <View className={styles['until']}>{`请在 ${until} 前打开`}</View>}
        <Button isBlock isLoading={store.isOpening} onClick={open}>
          打开礼盒
        </Button>
      </Card>
      <ActivitySteps steps={STEPS} />
    </>
  );
});

function Prize({ gift: { prizeType, fundFen, coupons } }: { readonly gift: Gift }) {
  switch (prizeType) {
    case 'COUPON':
      return (
        <>
          <Won text="恭喜您获得优惠券" />
          <WonCoupons page={PAGE} coupons={coupons} />
        </>
      );
    case 'FUND':
      return (
        <Card className={styles['centered']}>
          <Won text="恭喜您获得减免金" />
          <Price fen={fundFen} size="huge" />
          <Button
            isBlock
            onClick={() => {
              tracker.click(PAGE, 'fund');
              return navigator.goTo('reductionFunds');
            }}
          >
            去查看
          </Button>
        </Card>
      );
    case 'THANKS':
    case 'NONE':
    case 'unknown':
      return (
        <Card className={styles['centered']}>
          <Won text={prizeType === 'THANKS' ? '谢谢参与，下次取件再来' : '礼盒已打开，礼品以账户中的为准'} />
          <Button kind="secondary" isBlock onClick={MORE_OFFERS.onPress}>
            {MORE_OFFERS.text}
          </Button>
        </Card>
      );
  }
}

const Won = ({ text }: { readonly text: string }) => (
  <View className={styles['won']} {...markup.access({ role: 'status' })}>
    {text}
  </View>
);
