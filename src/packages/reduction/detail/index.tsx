import { PageFrame } from '@/frame';
import { ReductionDetail } from '@/features/reduction/detail/ReductionDetail';
import { usePage } from '@/navigation/usePage';

export default function ReductionDetailPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ReductionDetail bizId={params['bizId'] ?? ''} channelId={params['channelId'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
