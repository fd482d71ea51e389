import { AppIncentive } from '@/features/task/app-incentive/AppIncentive';
import { PageFrame } from '@/frame';
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
