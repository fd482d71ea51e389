import { ActivityFail } from '@/features/campaign/attract-fail/ActivityFail';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';

export default function AttractFailPage() {
  const { params } = usePage();
  return (
    <PageFrame>
      <ActivityFail reasonMsg={params['reasonMsg']} reasonCode={params['reasonCode']} />
    </PageFrame>
  );
}
