import { PageFrame } from '@/frame';
import { ReductionCenter } from '@/features/reduction/center/ReductionCenter';
import { usePage } from '@/navigation/usePage';

export default function ReductionCenterPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ReductionCenter channelId={params['channelId'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
