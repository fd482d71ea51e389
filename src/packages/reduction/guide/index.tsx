import { PageFrame } from '@/frame';
import { ReductionGuide } from '@/features/reduction/guide/ReductionGuide';
import { usePage } from '@/navigation/usePage';

export default function ReductionGuidePage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ReductionGuide channelId={params['channelId'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
