import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import { yuan } from '@/features/invite/helpAmount';
import { HelpMore } from '@/features/invite/HelpMore';
import { HelpText } from '@/features/invite/HelpText';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { tracker } from '@/tracking';
import { press, leave } from '../bargainActions';
import type { BargainPartProps } from '../bargainProps';
import { ownState } from '../bargainRules';
import { sharedBargain } from '../sharedBargain';

type OwnChoiceProps = BargainPartProps & { readonly buyButton: (kind: 'primary' | 'secondary') => ReactNode };

export const OwnerChoice = observer(function OwnerChoice({ buyButton, ...props }: OwnChoiceProps) {
  const { page, store, home, goods } = props;
  const { inviteCode } = home;
  const start = (text: string) => (
    <Button isBlock isLoading={store.isBusy} onClick={() => press(page, 'start', store.start)}>
      {text}
    </Button>
  );
  switch (ownState(home, goods)) {
    case 'bought':
      return (
        <>
          <HelpText tone="done">已购买，优惠券已放入您的账户</HelpText>
          <Button isBlock onClick={() => followSend(goods.useUrl, { page, component: 'use' })}>
            去使用
          </Button>
          <Button kind="ghost" isBlock onClick={() => leave(page, 'mine', () => navigator.goTo('myCoupons'))}>
            查看我的优惠券
          </Button>
        </>
      );
    case 'to-start':
      return start('立即砍价');
    case 'over':
      return (
        <>
          <HelpText>时间到啦，本次砍价已结束</HelpText>
          {start('再砍一次')}
        </>
      );
    case 'running':
      return (
        <>
          <ShareButton
            text="邀请好友砍价"
            onPress={() => tracker.click(page, 'share')}
            page={sharedBargain(page, home, goods)}
          />
          {goods.buyCode === 'BUY' && buyButton('secondary')}
          {goods.buyCode === 'NOT_YET' && (
            <HelpText tone="hint">{`砍到底价 ${yuan(goods.floorFen)} 即可购买`}</HelpText>
          )}
          <Button
            kind="ghost"
            isBlock
            onClick={() =>
              leave(page, 'poster', () => navigator.goTo('couponBargainSharePoster', { inviteCode }))
            }
          >
            生成海报
          </Button>
        </>
      );
    case 'floor':
      return (
        <>
          <HelpText tone="done">已砍到底价，快去购买吧</HelpText>
          {buyButton('primary')}
        </>
      );
    case 'sold-out':
      return <HelpMore page={page} words="来晚啦，已经被抢光啦" />;
    case 'finished':
      return <HelpMore page={page} words="活动已结束" />;
    case 'neutral':
      return <HelpMore page={page} words="暂时不能购买，看看其他福利吧" />;
  }
});
