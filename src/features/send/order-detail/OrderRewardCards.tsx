import type { Scope } from '@/api/scope';
import { PanelSkeleton } from '@/domain/rewardCards/PanelSkeleton';
import { useLoaded } from '@/hooks/useLoaded';

interface OrderDetailProps {
  readonly orderNo: string;
  readonly scope: Scope;
}

const loadCards = () => import('@/domain/rewardCards/AggregationCards');

interface RewardCardsProps extends Pick<OrderDetailProps, 'scope'> {
  readonly bizId: string;
}

/** Their code loads with the first order that has some. */
export function OrderRewardCards({ bizId, scope }: RewardCardsProps) {
  const cards = useLoaded(loadCards, true);
  return cards === null ? (
    <PanelSkeleton />
  ) : (
    <cards.AggregationCards prizeSource={2} sourceBizId={bizId} scope={scope} />
  );
}
