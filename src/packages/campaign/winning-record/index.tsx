import { WinningRecords } from '@/features/draw/record/WinningRecords';
import { PageFrame } from '@/features/frame';
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
