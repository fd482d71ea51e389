import { JoinResult } from '@/features/reduction/landing/JoinResult';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function ExtendMiddlePage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <JoinResult
        kind="EXTEND"
        activityCode={textParam(params, 'activityCode')}
        channelId={textParam(params, 'channelId')}
        scope={scope}
      />
    </PageFrame>
  );
}
