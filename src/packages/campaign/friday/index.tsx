import { useMemo } from 'react';
import { useDevConsole, WeeklyPage } from '@/features/campaign/friday/WeeklyPage';
import { visitOf } from '@/features/campaign/friday/visitOf';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';

export default function FridayPage() {
  const { params, scope, setTitle } = usePage();
  useDevConsole(params['open_v_console']);
  const visit = useMemo(() => visitOf(params), [params]);
  return (
    <PageFrame>
      <WeeklyPage visit={visit} scope={scope} setTitle={setTitle} />
    </PageFrame>
  );
}
