import { PageFrame } from '@/frame';
import { Landing } from '@/features/reduction/landing/Landing';
import { usePage } from '@/navigation/usePage';

export default function StorageHomePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <Landing
        kind="STORAGE"
        activityCode={params['activityCode'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
