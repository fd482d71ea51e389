import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { PickGift as Gift } from '@/api/generated/operations/pickGift';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { EmptyState } from '@/components/StateView';
import { pageDeps } from '@/data/pageDeps';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import { toWelfare } from '@/domain/elsewhere';
import { useLoaded } from '@/hooks/useLoaded';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { PickGiftStore } from './PickGiftStore';
import styles from './PickGift.module.scss';

const PAGE = 'pickGiftActivity';

const loadTasks = () => import('@/domain/task/TaskWidget');

const ELSEWHERE = toWelfare(PAGE);

/**
 * The gift of a pickup: `/pickGift/activity?activityCode=` (product §3.14).
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline | skeleton; sentence and 重试 |
 * | to open | a box and 打开礼盒 (login first) |
 * | opened | its contents, also when shown again; tasks below |
 * | over, no such gift, unknown state | sentence and a next step |
 */
export function PickGift({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const activityCode = textParam(params, 'activityCode');
  const channelId = textParam(params, 'channelId');
  const [store] = useState(() => new PickGiftStore({ ...pageDeps(scope), gateway, activityCode }));
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<Bones />}>
        {({ gift }) =>
          gift === null ? (
            <EmptyState text="没有找到这个礼盒" action={ELSEWHERE} />
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
  const [areRulesOpen, setRulesOpen] = useState(false);
  const close = (): void => setRulesOpen(false);
  const rules = useLoaded(loadRulesDialog, areRulesOpen, close);
  const tasks = useLoaded(loadTasks, isOpened);
  if (gift.stateCode === 'FINISHED') return <EmptyState text="活动已结束，下次取件再来" action={ELSEWHERE} />;
  // Unknown state: neither open the gift nor call it over on a guess.
  if (gift.stateCode === 'unknown')
    return <EmptyState text="礼盒暂时不能打开，看看其他福利吧" action={ELSEWHERE} />;
  return (
    <View className={styles['page']}>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {gift.title || '取件有礼'}
      </View>
      <View className={styles['main']}>
        {isOpened ? <Prize gift={gift} /> : <Box store={store} />}
        {isOpened && tasks !== null && (
          <tasks.TaskWidget scene="pick" channelId={channelId} scope={scope} isExtra />
        )}
      </View>
      {gift.ruleDesc.trim() !== '' && <RulesButton onPress={() => setRulesOpen(true)} />}
      {rules !== null && <rules.RulesDialog isOpen={areRulesOpen} html={gift.ruleDesc} onClose={close} />}
    </View>
  );
}

/** Shakes while opening, unless the user prefers reduced motion. */
const Box = observer(function Box({ store }: { readonly store: PickGiftStore }) {
  const open = async (): Promise<void> => {
    tracker.click(PAGE, 'open');
    const words = await store.open();
    if (words !== '') toast.show(words);
  };
  return (
    <Card className={styles['centered']}>
      <View
        className={cx(styles['box'], store.isOpening && styles['opening'])}
        {...markup.access({ isHidden: true })}
      />
      <View className={styles['words']}>取件成功，送您一份礼物</View>
      <Button isBlock isLoading={store.isOpening} onClick={open}>
        打开礼盒
      </Button>
    </Card>
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
          <Button kind="secondary" isBlock onClick={ELSEWHERE.onPress}>
            {ELSEWHERE.text}
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

const Bones = () => (
  <SkeletonGroup>
    <View className={styles['main']}>
      <Skeleton className={styles['bone']} />
    </View>
  </SkeletonGroup>
);
