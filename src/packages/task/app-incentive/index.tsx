import { AppIncentive } from '@/features/task/app-incentive/AppIncentive';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function AppIncentivePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <AppIncentive
        activityCode={textParam(params, 'activityCode')}
        channelId={textParam(params, 'channelId')}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
