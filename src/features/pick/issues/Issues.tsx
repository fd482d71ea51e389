import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { Radio } from '@/components/Radio';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { PROBLEM_TITLES, PROBLEMS } from '@/domain/parcel/cabinetProblems';
import { isCabinetCode } from '@/domain/parcel/scanRules';
import { useOpenStore } from '@/features/pick/useOpenStore';
import { useShownAgain } from '@/hooks/useShownAgain';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { CabinetHelp } from './components/CabinetHelp';
import { ProblemAdvice } from './components/ProblemAdvice';
import { IssuesStore } from './IssuesStore';
import styles from './Issues.module.scss';

const PAGE = 'cabinetScanIssues';

/**
 * Cabinet problems: `/cabinetScan/issues?cabinetCode=&parcelId=` (product §3.19).
 *
 * | state | shown |
 * |---|---|
 * | always | possible problems; for the chosen one: advice, 再开一次 or the scanner, and 提交报障 |
 * | opening, opened, failed, silent | in one live region, with the next step |
 * | service: loading; failed, offline; ready | skeleton; sentence and 重试; phone and hours |
 * | a campaign | 立即领取 once (login first), then 已领取 |
 */
export function Issues({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const cabinetCode = textParam(params, 'cabinetCode');
  const parcelId = textParam(params, 'parcelId');
  const [store] = useState(() => new IssuesStore({ ...pageDeps(scope), gateway, cabinetCode }));
  const opening = useOpenStore(cabinetCode, parcelId, scope);
  useShownAgain(
    () => opening.resume(),
    () => opening.pause(),
  );
  return (
    <View className={styles['page']}>
      <Problems store={store} />
      <ProblemAdvice
        store={store}
        opening={opening}
        cabinetCode={isCabinetCode(cabinetCode) ? cabinetCode : ''}
      />
      <QueryView query={store.query} skeleton={<IssuesSkeleton />}>
        {(issues) => <CabinetHelp store={store} issues={issues} />}
      </QueryView>
      <FollowVisitor query={store.query} />
    </View>
  );
}

interface StoreProps {
  readonly store: IssuesStore;
}

const Problems = observer(function Problems({ store }: StoreProps) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        您遇到了什么问题？
      </View>
      <View {...markup.access({ role: 'radiogroup', label: '遇到的问题' })}>
        {PROBLEMS.map((problem) => (
          <Radio
            key={problem}
            label={PROBLEM_TITLES[problem]}
            isChecked={store.problem === problem}
            className={cx(styles['problem'], store.problem === problem && styles['chosen'])}
            onSelect={() => {
              tracker.click(PAGE, problem);
              store.choose(problem);
            }}
          >
            {PROBLEM_TITLES[problem]}
          </Radio>
        ))}
      </View>
    </Card>
  );
});

const IssuesSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['skeleton']} />
  </SkeletonGroup>
);
