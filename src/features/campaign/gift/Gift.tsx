import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import type { Gift as WireGift } from '@/api/generated/operations/gift';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { EmptyState } from '@/components/StateView';
import { pageDeps } from '@/data/pageDeps';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { regionText } from '@/domain/address/addressRules';
import { HANDED, takeHandedAddress } from '@/domain/address/handedAddress';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import { toWelfare } from '@/domain/elsewhere';
import { useLoaded } from '@/hooks/useLoaded';
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
import { maskPhone } from '@/utils/text';
import { GIFT_TEXTS, GiftStore } from './GiftStore';
import styles from './Gift.module.scss';

const PAGE = 'giftPage';

const ELSEWHERE = toWelfare(PAGE);

/**
 * A gift by its code: `/giftPage?giftCode=` (product §3.17).
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline | skeleton; sentence and 重试 |
 * | unclaimed | its contents; for a physical gift an address picker; one button (login first) |
 * | the user's coupons | each with 去使用 |
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
      <QueryView query={store.query} isCompact={false} skeleton={<Bones />}>
        {({ gift }) =>
          gift === null ? (
            <EmptyState text="没有找到这份礼物" action={ELSEWHERE} />
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
  const [areRulesOpen, setRulesOpen] = useState(false);
  const close = (): void => setRulesOpen(false);
  const rules = useLoaded(loadRulesDialog, areRulesOpen, close);
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => store.query.refresh()}>
        <Head {...gift} />
        <View className={styles['main']}>
          <GiftState store={store} gift={gift} />
        </View>
      </PullToRefresh>
      {gift.ruleDesc.trim() !== '' && <RulesButton onPress={() => setRulesOpen(true)} />}
      {rules !== null && <rules.RulesDialog isOpen={areRulesOpen} html={gift.ruleDesc} onClose={close} />}
    </View>
  );
}

/** The gift's picture; without one a drawn box. */
function Head({ headImgUrl, title, goodsDesc, giverName }: WireGift) {
  const address = pictureAddress(headImgUrl);
  const box = <View className={styles['box']} {...markup.access({ isHidden: true })} />;
  return (
    <View>
      {address === '' ? (
        <View className={styles['own']}>{box}</View>
      ) : (
        <Picture className={styles['head']} src={address} alt="" isLazy={false} fallback={box} />
      )}
      <Card className={styles['about']}>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {title || '一份礼物'}
        </View>
        {goodsDesc !== '' && <View className={styles['goods']}>{goodsDesc}</View>}
        {giverName !== '' && <View className={styles['hint']}>{`来自 ${giverName}`}</View>}
      </Card>
    </View>
  );
}

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
      return <EmptyState isCompact text="来晚啦，这份礼物已过期" action={ELSEWHERE} />;
    case 'unknown':
      return <EmptyState isCompact text="暂时不能领取，请稍后再来看看" action={ELSEWHERE} />;
  }
}

const ToAccept = observer(function ToAccept({ store, gift }: GiftProps) {
  const { receiver } = store;
  const isThing = gift.kind === 'THING';
  const isToChoose = isThing && receiver === null;
  const until = toMinute(gift.expireTm);
  return (
    <>
      {isThing && receiver !== null && (
        <Card>
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
        </Card>
      )}
      <Button
        isBlock
        isLoading={store.isAccepting}
        onClick={() => (isToChoose ? choose() : accept(store, isThing))}
      >
        {isToChoose ? GIFT_TEXTS.chooseAddress : isThing ? '确认领取' : '立即领取'}
      </Button>
      {isThing && <View className={styles['note']}>地址提交后不能修改，请仔细核对</View>}
      {until !== '' && <View className={styles['note']}>{`请在 ${until} 前领取`}</View>}
    </>
  );
});

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
  const next = waybillNo === '' ? ELSEWHERE : { text: '查看物流', onPress: () => trace(waybillNo) };
  return (
    <>
      <View className={styles['state']} {...markup.access({ role: 'status' })}>
        <View>{state}</View>
        <View className={styles['hint']}>{hint}</View>
      </View>
      <Facts
        facts={[
          { label: '收货人', value: `${receiverName} ${receiverMobile}`.trim() },
          { label: '收货地址', value: receiverAddress },
          { label: '快递公司', value: carrierName },
          { label: '运单号', value: waybillNo === '' ? '' : <Waybill no={waybillNo} /> },
          { label: '领取时间', value: toMinute(gift.acceptTm) },
          { label: '发货时间', value: toMinute(gift.shipTm) },
          { label: '签收时间', value: toMinute(gift.signTm) },
        ].filter(({ value }) => value !== '')}
      />
      <Button kind="secondary" isBlock onClick={next.onPress}>
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
    <EmptyState isCompact text="来晚啦，这份礼物已被领取" action={ELSEWHERE} />
  ) : (
    <EmptyState
      isCompact
      text="这份礼物已被领取"
      hint="如果是您领取的，登录后可以查看"
      action={{ text: '去登录', onPress: store.query.logIn }}
    />
  );
});

const Bones = () => (
  <SkeletonGroup>
    <Skeleton className={styles['head']} />
    <View className={styles['main']}>
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </View>
  </SkeletonGroup>
);
