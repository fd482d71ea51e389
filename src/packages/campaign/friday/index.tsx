import { useMemo } from 'react';
import { useDevConsole, WeeklyPage } from '@/features/campaign/friday/WeeklyPage';
import { visitOf } from '@/features/campaign/friday/visitOf';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { switchParam } from '@/utils/addressParams';

export default function FridayPage() {
  const { params, scope, setTitle } = usePage();
  useDevConsole(switchParam(params, 'open_v_console'));
  const visit = useMemo(() => visitOf(params), [params]);
  return (
    <PageFrame>
      <WeeklyPage visit={visit} scope={scope} setTitle={setTitle} />
    </PageFrame>
  );
}
