import { ActivityFail } from '@/features/activityFail/ActivityFail';
import { PageFrame } from '@/features/frame';
import { usePage } from '@/navigation/usePage';

export default function AttractFailPage() {
  const { params } = usePage();
  return (
    <PageFrame>
      <ActivityFail reasonMsg={params['reasonMsg']} reasonCode={params['reasonCode']} />
    </PageFrame>
  );
}
