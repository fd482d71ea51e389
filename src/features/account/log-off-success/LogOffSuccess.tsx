import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { takeClosed } from '@/features/account/closeSteps';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { ResultPage } from '@/templates/ResultPage';

const goHome = () => navigator.goTo('home');

/** The account is being closed. A user who opens the URL directly has closed nothing (product §3.9). */
export function LogOffSuccess({ setTitle }: Pick<PageVisit, 'setTitle'>) {
  const [closed] = useState(takeClosed);
  const isClosed = closed !== null;
  useEffect(() => setTitle(isClosed ? '注销成功' : '注销账号'), [setTitle, isClosed]);
  if (closed === null)
    return <EmptyState text="没有正在进行的注销" action={{ text: '返回首页', onPress: goHome }} />;
  const { closesAt } = closed;
  return (
    <ResultPage
      mark="done"
      title="注销申请已提交"
      facts={[
        closesAt === null ? '冷静期结束后账号将被注销' : `账号将于 ${closesAt.slice(0, 16)} 注销`,
        '在此之前用该手机号登录，即可撤销注销',
        '本设备上的登录和数据已清除',
      ]}
      actions={[{ text: '返回首页', onPress: goHome }]}
    />
  );
}
