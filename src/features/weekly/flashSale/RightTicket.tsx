import { memo } from 'react';
import { Ticket } from '@/domain/coupon/Ticket';
import { businessLabel } from '@/features/weekly/businessLabel';
import { useItemExposure } from '../page/useExposure';
import { PackageDetails } from './PackageDetails';
import { RightButton } from './RightButton';
import { isCardDisabled } from './rightRules';
import type { RightsLook, Session, SessionRight, SessionState } from './sessionTypes';

interface RightTicketProps {
  readonly session: Session;
  readonly right: SessionRight;
  readonly state: SessionState;
  readonly look: RightsLook;
  readonly isFromBeforeStart: boolean;
}

/** A right: the ticket of a coupon or of a package, with its button. */
export const RightTicket = memo(function RightTicket(props: RightTicketProps) {
  const { session, right, state, look, isFromBeforeStart } = props;
  const id = useItemExposure('right', { sessionId: session.id, rightsNo: right.rightsNo });
  const button = right.kind === 'coupon' ? look.couponButton : look.packageButton;
  const parts = {
    id,
    size: 'middle',
    isSpent: isCardDisabled({ sessionState: state, status: right.status, isFromBeforeStart }),
    action: (
      <RightButton
        session={session}
        right={right}
        state={state}
        style={button}
        isFromBeforeStart={isFromBeforeStart}
      />
    ),
  } as const;
  if (right.kind === 'coupon') {
    const { type, cost, title, tag, businesses, businessText, count } = right.coupon;
    const note = `${businessLabel(businesses, businessText)}${count > 1 ? ` ×${count}` : ''}`;
    return <Ticket {...parts} type={type} cost={cost} note={note} title={title} tag={tag} />;
  }
  const { title, tag, count, coupons } = right.sale;
  const hasChips = look.hasChips && coupons.length > 0;
  return (
    <Ticket
      {...parts}
      tone="gold"
      value={{ prefix: '', amount: String(count), suffix: '张' }}
      note={hasChips ? '' : businessLabel(coupons.flatMap(({ businesses }) => businesses))}
      title={title}
      tag={tag}
      details={<PackageDetails sale={right.sale} hasChips={hasChips} />}
    />
  );
});
