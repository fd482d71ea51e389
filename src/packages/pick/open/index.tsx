import { sceneOfQuery } from '@/domain/task/taskRules';
import { OpenCabinet } from '@/features/pick/open/OpenCabinet';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function PickOpenPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <OpenCabinet
        cabinetCode={textParam(params, 'cabinetCode')}
        parcelId={textParam(params, 'parcelId')}
        channelId={textParam(params, 'channelId')}
        scene={sceneOfQuery(textParam(params, 'from'), 'pick')}
        scope={scope}
      />
    </PageFrame>
  );
}
