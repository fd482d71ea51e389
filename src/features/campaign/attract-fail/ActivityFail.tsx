import { useMemo, useState } from 'react';
import { broughtRetry, isBrought } from '@/domain/activity/broughtReason';
import { navigator } from '@/navigation';
import { navigation } from '@/platform/navigation';
import { FailPage } from '@/templates/FailPage';
import { tracker } from '@/tracking';
import { FAIL_TEXTS, failView } from './failRules';

const PAGE = 'attractNewUsersFail';

interface ActivityFailProps {
  /** Query of the page. */
  readonly reasonMsg: string | undefined;
  readonly reasonCode: string | undefined;
}

/** Why an activity cannot be joined, and the next steps (product §2.8). */
export function ActivityFail({ reasonMsg, reasonCode }: ActivityFailProps) {
  const [retry] = useState(() => broughtRetry(reasonMsg, reasonCode));
  const { title, text, code } = useMemo(
    () => failView(reasonMsg, reasonCode, isBrought(reasonMsg, reasonCode), retry !== null),
    [reasonMsg, reasonCode, retry],
  );
  const goAgain = (): Promise<unknown> => {
    tracker.click(PAGE, 'retry');
    return retry?.() ?? Promise.resolve();
  };
  const goHome = (): Promise<unknown> => {
    tracker.click(PAGE, 'home');
    return navigator.goTo('home');
  };
  const goBack = (): Promise<unknown> => {
    tracker.click(PAGE, 'back');
    return navigator.goBack();
  };
  const home = { text: FAIL_TEXTS.home, onPress: goHome };
  // Without a previous page, "back" would lead to the home page as well.
  const onward = navigation.canGoBack() ? [home, { text: FAIL_TEXTS.back, onPress: goBack }] : [home];
  const actions = retry === null ? onward : [{ text: FAIL_TEXTS.retry, onPress: goAgain }, ...onward];
  return <FailPage mark="over" title={title} text={text} code={code} actions={actions} />;
}
