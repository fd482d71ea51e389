import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import type { PickGift as Gift } from '@/api/generated/operations/pickGift';
import { GiftFrame } from '@/features/campaign/GiftFrame';
import { giverOf } from '@/features/campaign/giftGiver';
import { type GiftPrize, toPrize } from '@/features/campaign/giftPrize';
import { formatFen } from '@/utils/money';
import type { PickGiftProps } from '../pickGiftProps';

interface BoxedProps extends Pick<PickGiftProps, 'store' | 'gift'> {
  readonly children: ReactNode;
}

/** The box shakes while it is being opened. */
export const Boxed = observer(function Boxed({ store, gift, children }: BoxedProps) {
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
