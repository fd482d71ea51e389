import { Text, View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { headline, remainingText, plainHeadline } from '../headline';
import type { ActionView } from '../incentiveRules';
import { type RoundCode, INCENTIVE_TEXTS } from '../incentiveTexts';
import type { TaskInfo } from '../incentiveTypes';
import { ActionButton } from './ActionButton';
import { PrizeProgress } from './PrizeProgress';
import { ReloginTip } from './ReloginTip';
import styles from './incentive.module.scss';

interface TaskPanelProps {
  readonly pageCode: RoundCode;
  /** Null: not logged in and there is no round to preview. */
  readonly task: TaskInfo | null;
  readonly action: ActionView;
  readonly prizeUrl: string;
  readonly isJoining: boolean;
  /** '' when not logged in. */
  readonly maskedPhone: string;
  readonly offersLogin: boolean;
  readonly onAction: () => Promise<unknown>;
  readonly onRelogin: () => Promise<unknown>;
}

/** The user's round: sentence, prizes, button (product §1.2.2, codes 2001 to 2006). */
export function TaskPanel(props: TaskPanelProps) {
  const { pageCode, task, action, prizeUrl, isJoining, maskedPhone, offersLogin, onAction, onRelogin } =
    props;
  const words = headline(pageCode, task);
  const remaining = remainingText(pageCode, task);
  return (
    <Card className={styles['taskPanelPanel']}>
      <View className={styles['head']} {...markup.access({ role: 'heading', label: plainHeadline(words) })}>
        {words.map((group, index) => (
          <View key={index} className={styles['group']}>
            {group.map(({ text, isStrong }) => (
              <Text key={text} className={isStrong ? styles['figure'] : undefined}>
                {text}
              </Text>
            ))}
          </View>
        ))}
      </View>
      <View className={styles['aside']}>
        {remaining !== '' && <Text className={styles['remaining']}>{remaining}</Text>}
      </View>
      <View className={styles['taskPanelPrizes']}>
        {task !== null && task.prizes.length > 0 && <PrizeProgress task={task} pictureUrl={prizeUrl} />}
      </View>
      <ActionButton action={action} isLoading={isJoining} onPress={onAction} />
      <View>{offersLogin && <ReloginTip onPress={onRelogin} />}</View>
      <View>
        {maskedPhone !== '' && (
          <View className={styles['account']}>{`${INCENTIVE_TEXTS.account} ${maskedPhone}`}</View>
        )}
      </View>
    </Card>
  );
}
