import { PageFrame } from '@/frame';
import { ComingSoon } from '@/features/common/soon/ComingSoon';
import { usePage } from '@/navigation/usePage';

export default function SoonPage() {
  const { route } = usePage();
  return (
    <PageFrame>
      <ComingSoon title={route?.row.title ?? '页面'} name={route?.row.name ?? ''} />
    </PageFrame>
  );
}
