import { View } from '@tarojs/components';
import { memo } from 'react';
import { cx } from '@/components/cx';
import { useItemExposure } from '../page/useExposure';
import { CouponFace } from './CouponFace';
import { PackageFace } from './PackageFace';
import { RightButton } from './RightButton';
import { isCardDisabled } from './rightRules';
import type { RightsLook, Session, SessionRight, SessionState } from './sessionTypes';
import styles from './RightTicket.module.scss';

interface RightTicketProps {
  readonly session: Session;
  readonly right: SessionRight;
  readonly state: SessionState;
  readonly look: RightsLook;
  readonly isFromBeforeStart: boolean;
}

/** A right as a ticket. Few elements with short class names: about 600 bytes each in a mini program's first render. */
export const RightTicket = memo(function RightTicket(props: RightTicketProps) {
  const { session, right, state, look, isFromBeforeStart } = props;
  const id = useItemExposure('right', { sessionId: session.id, rightsNo: right.rightsNo });
  const isDisabled = isCardDisabled({ sessionState: state, status: right.status, isFromBeforeStart });
  return (
    <View
      id={id}
      className={cx(
        styles['ticket'],
        right.kind === 'package' && styles['pack'],
        isDisabled && styles['off'],
      )}
    >
      {right.kind === 'coupon' ? (
        <CouponFace coupon={right.coupon} />
      ) : (
        <PackageFace sale={right.sale} hasChips={look.hasChips} />
      )}
      <RightButton
        session={session}
        right={right}
        state={state}
        style={right.kind === 'coupon' ? look.couponButton : look.packageButton}
        isFromBeforeStart={isFromBeforeStart}
      />
    </View>
  );
});
