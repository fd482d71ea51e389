import { ReductionCenter } from '@/features/reduction/center/ReductionCenter';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function ReductionCenterPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ReductionCenter channelId={textParam(params, 'channelId')} scope={scope} />
    </PageFrame>
  );
}
