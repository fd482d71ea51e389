import { PageFrame } from '@/frame';
import { sceneOfQuery } from '@/domain/task/taskRules';
import { OpenCabinet } from '@/features/pick/open/OpenCabinet';
import { usePage } from '@/navigation/usePage';

export default function PickOpenPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <OpenCabinet
        cabinetCode={params['cabinetCode'] ?? ''}
        parcelId={params['parcelId'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scene={sceneOfQuery(params['from'], 'pick')}
        scope={scope}
      />
    </PageFrame>
  );
}
