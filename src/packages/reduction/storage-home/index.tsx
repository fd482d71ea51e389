import { Landing } from '@/features/reduction/landing/Landing';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function StorageHomePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <Landing
        kind="STORAGE"
        activityCode={textParam(params, 'activityCode')}
        channelId={textParam(params, 'channelId')}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
