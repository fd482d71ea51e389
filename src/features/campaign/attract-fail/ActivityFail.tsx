import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { Button } from '@/components/Button';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { navigation } from '@/platform/navigation';
import { tracker } from '@/tracking';
import { isBrought } from '@/domain/activity/broughtReason';
import { FAIL_TEXTS, failView } from './failRules';
import styles from './ActivityFail.module.scss';

const PAGE = 'attractNewUsersFail';

interface ActivityFailProps {
  /** Query of the page. */
  readonly reasonMsg: string | undefined;
  readonly reasonCode: string | undefined;
}

/** Why an activity cannot be joined, and the ways on (product §2.8). */
export function ActivityFail({ reasonMsg, reasonCode }: ActivityFailProps) {
  const { title, text, code } = useMemo(
    () => failView(reasonMsg, reasonCode, isBrought(reasonMsg)),
    [reasonMsg, reasonCode],
  );
  const goHome = (): Promise<unknown> => {
    tracker.click(PAGE, 'home');
    return navigator.goTo('home');
  };
  const goBack = (): Promise<unknown> => {
    tracker.click(PAGE, 'back');
    return navigator.goBack();
  };
  return (
    <View className={styles['page']}>
      <View className={styles['picture']} {...markup.access({ isHidden: true })} />
      <View {...markup.access({ role: 'alert' })}>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {title}
        </View>
        <View className={styles['text']}>{text}</View>
      </View>
      {code !== '' && (
        <View className={styles['code']}>
          {FAIL_TEXTS.code} {code}
        </View>
      )}
      <View className={styles['ways']}>
        <Button isBlock onClick={goHome}>
          {FAIL_TEXTS.home}
        </Button>
        {/* Without a page behind it, back would lead home as well. */}
        {navigation.canGoBack() && (
          <Button kind="ghost" isBlock className={styles['back']} onClick={goBack}>
            {FAIL_TEXTS.back}
          </Button>
        )}
      </View>
    </View>
  );
}
