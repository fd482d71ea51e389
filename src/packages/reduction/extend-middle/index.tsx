import { PageFrame } from '@/frame';
import { JoinResult } from '@/features/reduction/landing/JoinResult';
import { usePage } from '@/navigation/usePage';

export default function ExtendMiddlePage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <JoinResult
        kind="EXTEND"
        activityCode={params['activityCode'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scope={scope}
      />
    </PageFrame>
  );
}
