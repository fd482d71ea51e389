import { useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { FailPage } from '@/templates/FailPage';
import { type AuthProblem, runAuthStep } from './adAuthFlow';

const TEXTS: Readonly<Record<AuthProblem, string>> = {
  unsupported: '请在微信中打开此页面完成授权',
  forged: '授权已失效，请重新打开活动',
  refused: '您已取消授权',
  failed: '授权没有成功，请重新打开活动',
  foreign: '无法前往该页面',
};

/** Authorization handover of the messaging app's browser: `/adMarketWechaAuth?redirectUrl=` (product §3.16). */
export function AdAuth({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  useEffect(() => {
    void runAuthStep({ params, scope }).then((found) => {
      if (!scope.isCancelled) setProblem(found);
    });
  }, [params, scope]);
  if (problem === null)
    return (
      <SkeletonGroup>
        <Skeleton />
      </SkeletonGroup>
    );
  return (
    <FailPage
      mark="failed"
      title="授权未完成"
      text={TEXTS[problem]}
      actions={[{ text: '去首页', onPress: () => navigator.replaceWith('home') }]}
    />
  );
}
