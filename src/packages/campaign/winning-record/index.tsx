import { WinningRecords } from '@/features/campaign/winning-record/WinningRecords';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';

export default function WinningRecordPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <WinningRecords
        activityId={params['activityId'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scope={scope}
      />
    </PageFrame>
  );
}
