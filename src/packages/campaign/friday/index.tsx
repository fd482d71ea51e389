import { useMemo } from 'react';
import { visitOf } from '@/features/weekly/entry/visitOf';
import { useDevConsole, WeeklyPage } from '@/features/weekly/entry/WeeklyPage';
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
