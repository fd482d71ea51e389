import { Text, View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { headline, plainHeadline, remainingText } from '../headline';
import type { TaskCode } from '../incentiveCodes';
import type { ActionView } from '../incentiveRules';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import type { TaskInfo } from '../incentiveTypes';
import { ActionButton } from './ActionButton';
import { PrizeProgress } from './PrizeProgress';
import { ReloginTip } from './ReloginTip';
import styles from './TaskPanel.module.scss';

interface TaskPanelProps {
  readonly pageCode: TaskCode;
  /** Null: nobody is logged in and there is no round to preview. */
  readonly task: TaskInfo | null;
  readonly action: ActionView;
  readonly prizeUrl: string;
  readonly isJoining: boolean;
  /** '' while nobody is logged in. */
  readonly maskedPhone: string;
  readonly offersLogin: boolean;
  readonly onAction: () => Promise<unknown>;
  readonly onRelogin: () => Promise<unknown>;
}

/** The visitor's round: sentence, prizes, button (spec 1 §2.2, codes 2001 to 2006). */
export function TaskPanel(props: TaskPanelProps) {
  const { pageCode, task, action, prizeUrl, isJoining, maskedPhone, offersLogin, onAction, onRelogin } =
    props;
  const words = headline(pageCode, task);
  const remaining = remainingText(pageCode, task);
  return (
    <Card className={styles['panel']}>
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
      <View className={styles['prizes']}>
        {task !== null && task.prizes.length > 0 && <PrizeProgress task={task} pictureUrl={prizeUrl} />}
      </View>
      <ActionButton text={action.text} imageUrl={action.imageUrl} isLoading={isJoining} onPress={onAction} />
      <View>{offersLogin && <ReloginTip onPress={onRelogin} />}</View>
      <View>
        {maskedPhone !== '' && (
          <View className={styles['account']}>{`${INCENTIVE_TEXTS.account} ${maskedPhone}`}</View>
        )}
      </View>
    </Card>
  );
}
