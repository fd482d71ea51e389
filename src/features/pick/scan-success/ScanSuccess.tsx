import { View } from '@tarojs/components';
import type { Scope } from '@/api/scope';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { ResultMark } from '@/components/ResultMark';
import { AggregationCards } from '@/domain/rewardCards/AggregationCards';
import type { TaskScene } from '@/domain/task/taskTypes';
import { useLoaded } from '@/hooks/useLoaded';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import styles from './ScanSuccess.module.scss';

/** Texts of the cabinet-scan pages. Decision: the spec names the page and its cards, not its texts. */
const SCAN_TEXTS = {
  title: '扫码成功',
  hint: '请在柜机屏幕上继续操作',
  send: '去寄件',
  home: '返回首页',
  issues: '遇到问题？',
} as const;

const PAGE = 'cabinetScanSuccess';

// Does not block the page's main content.
const loadTasks = () => import('@/domain/task/TaskWidget');

interface ScanSuccessProps {
  /** Order number of the scan; '' if the URL has none. */
  readonly orderNo: string;
  /** Channel for the tasks; '' if the URL has none. */
  readonly channelId: string;
  /** Scene for the tasks. */
  readonly scene: TaskScene;
  readonly scope: Scope;
}

/**
 * After a cabinet's code was scanned: next steps, the rewards for sending (product §1.2.5, prize source 1), and tasks
 * (product §2.2 "pick success").
 */
export function ScanSuccess({ orderNo, channelId, scene, scope }: ScanSuccessProps) {
  const tasks = useLoaded(loadTasks, true);
  return (
    <View className={styles['page']}>
      <View className={styles['head']} {...markup.access({ role: 'status' })}>
        <ResultMark mark="done" />
        <View className={styles['title']}>{SCAN_TEXTS.title}</View>
        <View className={styles['hint']}>{SCAN_TEXTS.hint}</View>
      </View>
      <View className={styles['actions']}>
        <Button isBlock onClick={send}>
          {SCAN_TEXTS.send}
        </Button>
        <Button kind="secondary" isBlock onClick={() => navigator.replaceWith('home')}>
          {SCAN_TEXTS.home}
        </Button>
      </View>
      <View className={styles['rewards']}>
        <AggregationCards prizeSource={1} sourceBizId={orderNo} scope={scope} />
      </View>
      <Pressable role="link" className={styles['issues']} onPress={issues}>
        {SCAN_TEXTS.issues}
      </Pressable>
      <View className={styles['rewards']}>
        {tasks !== null && <tasks.TaskWidget scene={scene} channelId={channelId} scope={scope} isExtra />}
      </View>
    </View>
  );
}

async function issues(): Promise<void> {
  tracker.click(PAGE, 'issues');
  await navigator.goTo('cabinetScanIssues');
}

const send = (): Promise<boolean> => followSend('', { page: PAGE, component: 'send' });
