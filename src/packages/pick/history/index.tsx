import { PageFrame } from '@/frame';
import { PickHistory } from '@/features/pick/history/PickHistory';
import { usePage } from '@/navigation/usePage';

export default function PickHistoryPage() {
  const { scope } = usePage();
  return (
    <PageFrame>
      <PickHistory scope={scope} />
    </PageFrame>
  );
}
