import { PageFrame } from '@/frame';
import { JoinResult } from '@/features/reduction/landing/JoinResult';
import { usePage } from '@/navigation/usePage';

export default function StorageMiddlePage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <JoinResult
        kind="STORAGE"
        activityCode={params['activityCode'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scope={scope}
      />
    </PageFrame>
  );
}
