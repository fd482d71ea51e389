import { PageFrame } from '@/frame';
import { OpenCabinet } from '@/features/pick/open/OpenCabinet';
import { usePage } from '@/navigation/usePage';

export default function PickOpenPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <OpenCabinet
        cabinetCode={params['cabinetCode'] ?? ''}
        parcelId={params['parcelId'] ?? ''}
        scope={scope}
      />
    </PageFrame>
  );
}
