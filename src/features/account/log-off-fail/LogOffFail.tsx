import { View } from '@tarojs/components';
import { useState } from 'react';
import type { LogOffObstacle } from '@/api/generated/operations/closeAccount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { makeCloseCheck } from '@/features/account/CloseStepPage';
import { obstacleAction } from '@/features/account/closeSteps';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { tracker } from '@/tracking';
import styles from './LogOffFail.module.scss';

const PAGE = 'logOffFail';

/** What must be settled before the account can be closed, each with a link; refetched on return (product §3.9). */
export function LogOffFail({ scope }: Pick<PageVisit, 'scope'>) {
  const [check] = useState(() => makeCloseCheck(scope));
  useShownAgain(() => void check.refresh());
  return (
    <>
      <QueryView
        query={check}
        isCompact={false}
        skeleton={<ResultSkeleton />}
        loggedOut={{ text: '登录后查看', action: { text: '去登录', onPress: check.logIn } }}
      >
        {({ obstacles }) => <Obstacles obstacles={obstacles} />}
      </QueryView>
      <FollowVisitor query={check} />
    </>
  );
}

function Obstacles({ obstacles }: { readonly obstacles: readonly LogOffObstacle[] }) {
  if (obstacles.length === 0)
    return (
      <EmptyState
        text="没有待处理的事项，可以注销了"
        action={{ text: '继续注销', onPress: () => navigator.replaceWith('logOff') }}
      />
    );
  return (
    <View className={styles['page']}>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        暂时不能注销
      </View>
      <View className={styles['text']}>请先处理以下事项，完成后再来注销</View>
      {obstacles.map(({ kind, text }, index) => (
        <Card key={`${kind}${index}`} className={styles['obstacle']}>
          <View className={styles['words']}>{text}</View>
          <Button
            size="small"
            kind="secondary"
            label={`${obstacleAction(kind).text}：${text}`}
            onClick={() => resolveObstacle(kind)}
          >
            {obstacleAction(kind).text}
          </Button>
        </Card>
      ))}
    </View>
  );
}

async function resolveObstacle(kind: LogOffObstacle['kind']): Promise<void> {
  tracker.click(PAGE, 'settle', { kind });
  await navigator.goTo(obstacleAction(kind).name);
}
