import { PageFrame } from '@/frame';
import { PickFee } from '@/features/pick/fee/PickFee';
import { usePage } from '@/navigation/usePage';

export default function PickFeePage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <PickFee parcelId={params['parcelId'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
