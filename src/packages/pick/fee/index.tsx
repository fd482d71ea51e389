import { PickFee } from '@/features/pick/fee/PickFee';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function PickFeePage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <PickFee parcelId={textParam(params, 'parcelId')} scope={scope} />
    </PageFrame>
  );
}
