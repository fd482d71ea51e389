import { PageFrame } from '@/frame';
import { Landing } from '@/features/reduction/landing/Landing';
import { usePage } from '@/navigation/usePage';

export default function ExtendHomePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <Landing
        kind="EXTEND"
        activityCode={params['activityCode'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
