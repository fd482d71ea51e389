import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { failWords } from './failRules';
import { FAIL_TEXTS } from './failTexts';
import styles from './ActivityFail.module.scss';

interface ActivityFailProps {
  /** Query of the page, from anywhere. */
  readonly reasonMsg: string | undefined;
  readonly reasonCode: string | undefined;
}

/**
 * Where an activity that cannot be shown leads (spec 2 §8): what happened, and ways on. It stands in the activity's
 * place, so 返回 leads to where the visitor came from.
 */
export function ActivityFail(query: ActivityFailProps) {
  const { title, text } = failWords(query);
  return (
    <View className={styles['page']}>
      <View className={styles['mark']} {...markup.access({ isHidden: true })} />
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {title}
      </View>
      <View className={styles['text']} {...markup.access({ role: 'status' })}>
        {text}
      </View>
      <View className={styles['actions']}>
        <Button isBlock onClick={() => navigator.goTo('home')}>
          {FAIL_TEXTS.home}
        </Button>
        <Button kind="secondary" isBlock onClick={() => navigator.goBack()}>
          {FAIL_TEXTS.back}
        </Button>
      </View>
    </View>
  );
}
