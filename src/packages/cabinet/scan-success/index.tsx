import { sceneOfQuery } from '@/domain/task/taskRules';
import { ScanSuccess } from '@/features/cabinet/scan-success/ScanSuccess';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';

export default function ScanSuccessPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ScanSuccess
        orderNo={params['orderNo'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scene={sceneOfQuery(params['from'], 'pick')}
        scope={scope}
      />
    </PageFrame>
  );
}
