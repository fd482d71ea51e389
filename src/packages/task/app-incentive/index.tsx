import { AppIncentive } from '@/features/appIncentive/AppIncentive';
import { PageFrame } from '@/features/frame';
import { usePage } from '@/navigation/usePage';

export default function AppIncentivePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <AppIncentive
        activityCode={params['activityCode'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
