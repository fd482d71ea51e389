import { PageFrame } from '@/features/frame';
import { ComingSoon } from '@/features/home';
import { usePage } from '@/navigation/usePage';

export default function SoonPage() {
  const { route } = usePage();
  return (
    <PageFrame>
      <ComingSoon title={route?.row.title ?? '页面'} name={route?.row.name ?? ''} />
    </PageFrame>
  );
}
