import { PageFrame } from '@/features/frame';
import { Home } from '@/features/home';
import { usePage } from '@/navigation/usePage';

export default function HomePage() {
  usePage();
  return (
    <PageFrame>
      <Home />
    </PageFrame>
  );
}
