import { PageFrame } from '@/frame';
import { Landing } from '@/features/reduction/landing/Landing';
import { useShareMenu } from '@/hooks/useShareMenu';
import { usePage } from '@/navigation/usePage';

export default function StorageHomePage() {
  const { params, scope, setTitle } = usePage();
  useShareMenu();
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
