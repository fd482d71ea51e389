import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import type { Problem } from '@/domain/parcel/cabinetProblems';
import { nextAction, Progress } from '@/features/pick/OpenProgress';
import type { OpenStore } from '@/features/pick/OpenStore';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import type { IssuesStore } from '../IssuesStore';
import { reportProblem } from '../reportProblem';
import styles from '../Issues.module.scss';

const PAGE = 'cabinetScanIssues';

const ADVICE: Readonly<Record<Problem, string>> = {
  open: '请站在柜机前再开一次；柜门弹开后请尽快取走包裹并关好柜门',
  size: '包裹放不进或取不出时请勿用力拉扯，提交报障后为您更换格口',
  dirty: '请先不要使用这个格口，提交报障后安排清理',
  screen: '可以用手机扫描柜身上的二维码开柜；仍然不行请提交报障',
};

interface StoreProps {
  readonly store: IssuesStore;
}

interface AdviceProps extends StoreProps {
  readonly opening: OpenStore;
  /** '': unknown, so that none of its doors can be opened. */
  readonly cabinetCode: string;
}

/** Advice for the chosen problem; an opening in progress stays visible whatever the user chooses meanwhile. */
export const ProblemAdvice = observer(function ProblemAdvice({ store, opening, cabinetCode }: AdviceProps) {
  const { problem } = store;
  const report = { text: '提交报障', onPress: () => reportProblem(problem ?? 'open', cabinetCode) };
  if (opening.phase !== 'idle') return <Progress store={opening} page={PAGE} help={report} />;
  if (problem === null) return null;
  const opensAgain = problem === 'open' && cabinetCode !== '';
  const rescan = nextAction(PAGE, 'rescan');
  return (
    <Card>
      <View className={styles['advice']} {...markup.access({ role: 'status' })}>
        {ADVICE[problem]}
      </View>
      {opensAgain && (
        <Button
          isBlock
          onClick={() => {
            tracker.click(PAGE, 'openAgain');
            return opening.open();
          }}
        >
          再开一次
        </Button>
      )}
      {(problem === 'screen' || (problem === 'open' && !opensAgain)) && (
        <Button isBlock kind="secondary" onClick={rescan.onPress}>
          {rescan.text}
        </Button>
      )}
      <Button isBlock kind={opensAgain ? 'secondary' : 'primary'} onClick={report.onPress}>
        {report.text}
      </Button>
    </Card>
  );
});
