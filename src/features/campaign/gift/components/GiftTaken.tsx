import { observer } from 'mobx-react';
import { session } from '@/session';
import type { GiftProps } from '../giftProps';
import { NoGift } from './NoGift';

/** A user who is not logged in may be the one who has it. */
export const GiftTaken = observer(function GiftTaken({ store }: Pick<GiftProps, 'store'>) {
  return session.isLoggedIn ? (
    <NoGift text="来晚啦，这份礼物已被领取" />
  ) : (
    <NoGift
      text="这份礼物已被领取"
      hint="如果是您领取的，登录后可以查看"
      action={{ text: '去登录', onPress: store.query.logIn }}
    />
  );
});
