import { Button } from '@/components/Button';
import { navigator, type RouteName } from '@/navigation';
import { tracker } from '@/tracking';

interface RecordsLinkProps {
  /** For tracking. */
  readonly page: RouteName;
  readonly kind: 'fission' | 'bargain';
  readonly activityCode: string;
}

/** On the user's own round: the earlier ones. */
export const RecordsLink = ({ page, kind, activityCode }: RecordsLinkProps) => (
  <Button
    kind="link"
    isBlock
    onClick={() => {
      tracker.click(page, 'records');
      return navigator.goTo('helpRecords', { kind, activityCode: activityCode || undefined });
    }}
  >
    {kind === 'bargain' ? '砍价记录' : '助力记录'}
  </Button>
);
