import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import type { Gift as WireGift } from '@/api/generated/operations/gift';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { pageDeps } from '@/data/pageDeps';
import { toWelfare } from '@/domain/activity/moreOffers';
import { ActivitySteps } from '@/domain/activity/parts/ActivitySteps';
import { regionText } from '@/domain/address/addressRules';
import type { Contact } from '@/domain/address/addressTypes';
import { HANDED, takeHandedAddress } from '@/domain/address/handedAddress';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import type { GiftBoxState } from '@/features/campaign/GiftBox';
import { GiftFrame } from '@/features/campaign/GiftFrame';
import { giverOf } from '@/features/campaign/giftGiver';
import { GiftNotice } from '@/features/campaign/GiftNotice';
import { toPrize } from '@/features/campaign/giftPrize';
import { GiftSkeleton } from '@/features/campaign/GiftSkeleton';
import { ServiceTiles } from '@/features/campaign/ServiceTiles';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { clipboard } from '@/platform/clipboard';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { pictureAddress } from '@/session/links';
import { Facts } from '@/templates/Facts';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';
import { maskPhone } from '@/utils/phone';
import { GIFT_TEXTS, GiftStore } from './GiftStore';
import styles from './Gift.module.scss';

const PAGE = 'giftPage';

const MORE_OFFERS = toWelfare(PAGE);

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
              <Nothing text="没有找到这份礼物" />
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

interface GiftProps {
  readonly store: GiftStore;
  readonly gift: WireGift;
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
      return <ToAccept store={store} gift={gift} />;
    case 'RECEIVED':
      return <Coupons {...gift} />;
    case 'TO_SHIP':
    case 'SHIPPED':
    case 'SIGNED':
      return <Parcel gift={gift} stateCode={gift.stateCode} />;
    case 'TAKEN':
      return <Taken store={store} />;
    case 'OVER':
      return <Nothing text="来晚啦，这份礼物已过期" />;
    case 'unknown':
      return <Nothing text="暂时不能领取，请稍后再来看看" />;
  }
}

interface NothingProps {
  readonly text: string;
  readonly hint?: string;
  readonly action?: { readonly text: string; readonly onPress: () => Promise<unknown> };
}

/** There is nothing here for this user. */
const Nothing = ({ action = MORE_OFFERS, ...words }: NothingProps) => (
  <>
    <GiftNotice {...words} action={action} />
    <More />
  </>
);

const More = () => (
  <ServiceTiles page={PAGE} title="还可以看看" services={['send', 'myCoupons', 'nearbyCabinetLand']} />
);

const ToAccept = observer(function ToAccept({ store, gift }: GiftProps) {
  const { receiver } = store;
  const isThing = gift.kind === 'THING';
  const isToChoose = isThing && receiver === null;
  const until = toMinute(gift.expireTm);
  return (
    <>
      <Card className={styles['lead']}>
        {gift.goodsDesc !== '' && <View className={styles['goods']}>{gift.goodsDesc}</View>}
        {until !== '' && <View className={styles['until']}>{`请在 ${until} 前领取`}</View>}
        {isThing && receiver !== null && <Receiver receiver={receiver} />}
        <Button
          isBlock
          isLoading={store.isAccepting}
          onClick={() => (isToChoose ? choose() : accept(store, isThing))}
        >
          {isToChoose ? GIFT_TEXTS.chooseAddress : isThing ? '确认领取' : '立即领取'}
        </Button>
        {isThing && <View className={styles['note']}>地址提交后不能修改，请仔细核对</View>}
      </Card>
      <ActivitySteps title="领取方式" steps={isThing ? THING_STEPS : COUPON_STEPS} />
      {isThing ? <More /> : <Uses />}
    </>
  );
});

const THING_STEPS = ['选择收货地址', '确认领取', '在这里查看物流'];
const COUPON_STEPS = ['点“立即领取”', '优惠券放入账户', '下单时自动抵扣'];

/** Where coupons can be used. */
const Uses = () => (
  <ServiceTiles page={PAGE} title="在哪里使用" services={['send', 'myCoupons', 'nearbyCabinetLand']} />
);

/** The chosen address; a tap changes it. */
const Receiver = ({ receiver }: { readonly receiver: Contact }) => (
  <Pressable
    className={styles['address']}
    label={`更换收货地址，${receiver.name}，${maskPhone(receiver.mobile)}`}
    onPress={choose}
  >
    <View className={styles['where']}>
      <View className={styles['who']}>{`${receiver.name} ${maskPhone(receiver.mobile)}`}</View>
      <View className={styles['hint']}>{`${regionText(receiver)} ${receiver.detail}`}</View>
    </View>
    <View className={styles['chevron']} {...markup.access({ isHidden: true })} />
  </Pressable>
);

async function choose(): Promise<void> {
  tracker.click(PAGE, 'address');
  await navigator.goTo('addressBook', { kind: 'RECEIVER', choose: HANDED });
}

async function accept(store: GiftStore, isThing: boolean): Promise<void> {
  tracker.click(PAGE, isThing ? 'acceptThing' : 'acceptCoupon');
  const words = await store.accept();
  if (words !== '') toast.show(words);
}

const Coupons = ({ coupons }: WireGift) => (
  <>
    <View className={styles['state']} {...markup.access({ role: 'status' })}>
      优惠券已放入您的账户
    </View>
    <WonCoupons page={PAGE} coupons={coupons} />
    {coupons.length === 0 && (
      <Button kind="secondary" isBlock onClick={() => navigator.goTo('myCoupons')}>
        查看我的优惠券
      </Button>
    )}
    <Uses />
  </>
);

const PARCEL_STATES = {
  TO_SHIP: ['待发货', '领取成功，礼物将尽快发出'],
  SHIPPED: ['已发货', '礼物正在路上，请留意签收'],
  SIGNED: ['已签收', '礼物已送达，祝您生活愉快'],
} as const;

interface ParcelProps extends Pick<GiftProps, 'gift'> {
  readonly stateCode: keyof typeof PARCEL_STATES;
}

/** The user's own physical gift in delivery. */
function Parcel({ gift, stateCode }: ParcelProps) {
  const { receiverName, receiverMobile, receiverAddress, carrierName, waybillNo } = gift;
  const [state, hint] = PARCEL_STATES[stateCode];
  const next = waybillNo === '' ? MORE_OFFERS : { text: '查看物流', onPress: () => trace(waybillNo) };
  return (
    <>
      <View className={styles['state']} {...markup.access({ role: 'status' })}>
        <View>{state}</View>
        <View className={styles['hint']}>{hint}</View>
      </View>
      <Facts
        facts={[
          { label: '礼物', value: gift.goodsDesc },
          { label: '收货人', value: `${receiverName} ${receiverMobile}`.trim() },
          { label: '收货地址', value: receiverAddress },
          { label: '快递公司', value: carrierName },
          { label: '运单号', value: waybillNo === '' ? '' : <Waybill no={waybillNo} /> },
          { label: '领取时间', value: toMinute(gift.acceptTm) },
          { label: '发货时间', value: toMinute(gift.shipTm) },
          { label: '签收时间', value: toMinute(gift.signTm) },
        ].filter(({ value }) => value !== '')}
      />
      <Button isBlock onClick={next.onPress}>
        {next.text}
      </Button>
    </>
  );
}

const Waybill = ({ no }: { readonly no: string }) => (
  <View className={styles['waybill']}>
    <View>{no}</View>
    <Pressable className={styles['copy']} label={`复制运单号 ${no}`} onPress={() => copy(no)}>
      复制
    </Pressable>
  </View>
);

async function trace(waybillNo: string): Promise<void> {
  tracker.click(PAGE, 'trace');
  await navigator.goTo('checkExpress', { waybillNo });
}

async function copy(waybillNo: string): Promise<void> {
  tracker.click(PAGE, 'copy');
  const outcome = await clipboard.write(waybillNo);
  toast.show(outcome.kind === 'done' ? '运单号已复制' : '复制失败，请长按运单号复制');
}

/** A user who is not logged in may be the one who has it. */
const Taken = observer(function Taken({ store }: Pick<GiftProps, 'store'>) {
  return session.isLoggedIn ? (
    <Nothing text="来晚啦，这份礼物已被领取" />
  ) : (
    <Nothing
      text="这份礼物已被领取"
      hint="如果是您领取的，登录后可以查看"
      action={{ text: '去登录', onPress: store.query.logIn }}
    />
  );
});
