import { Card } from '@/components/Card';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { useLoaded } from '@/hooks/useLoaded';
import { useModulePage } from '../../page/modulePageContext';
import styles from './RewardCards.module.scss';

const load = () => import('@/domain/rewardCards/AggregationCards');

/** Reward-aggregation cards of this page (product §1.2.5; source 3 is the Friday activity, product §1.4). */
export function RewardCards() {
  const { visit, scope } = useModulePage();
  const part = useLoaded(load, true);
  if (part === null) return <Waiting />;
  const { AggregationCards } = part;
  return <AggregationCards prizeSource={3} sourceBizId={visit.configId} scope={scope} />;
}

/** Placeholder while the code is loading, as tall as the cards' own skeleton, which replaces it. */
function Waiting() {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton className={styles['cards']} />
      </SkeletonGroup>
    </Card>
  );
}
