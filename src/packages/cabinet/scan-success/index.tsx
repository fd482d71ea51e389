import { sceneOfQuery } from '@/domain/task/taskRules';
import { ScanSuccess } from '@/features/pick/scan-success/ScanSuccess';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function ScanSuccessPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ScanSuccess
        orderNo={textParam(params, 'orderNo')}
        channelId={textParam(params, 'channelId')}
        scene={sceneOfQuery(textParam(params, 'from'), 'pick')}
        scope={scope}
      />
    </PageFrame>
  );
}
