import { ScanSuccess } from '@/features/cabinetScan/ScanSuccess';
import { PageFrame } from '@/features/frame';
import { usePage } from '@/navigation/usePage';

export default function ScanSuccessPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ScanSuccess orderNo={params['orderNo'] ?? ''} channelId={params['channelId'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
