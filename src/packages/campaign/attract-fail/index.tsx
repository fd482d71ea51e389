import { MAX_WORDS } from '@/domain/activity/broughtReason';
import { ActivityFail } from '@/features/campaign/attract-fail/ActivityFail';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function AttractFailPage() {
  const { params } = usePage();
  return (
    <PageFrame>
      <ActivityFail
        reasonMsg={textParam(params, 'reasonMsg', MAX_WORDS)}
        reasonCode={textParam(params, 'reasonCode')}
      />
    </PageFrame>
  );
}
