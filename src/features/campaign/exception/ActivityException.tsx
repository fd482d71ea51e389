import { useMemo } from 'react';
import { isBrought, MAX_WORDS } from '@/domain/activity/broughtReason';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { FailPage } from '@/templates/FailPage';
import type { ResultAction } from '@/templates/ResultPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { exceptionView, type ExceptionAction } from './exceptionRules';

const PAGE = 'activityException';

const ACTIONS: Readonly<Record<ExceptionAction, readonly [text: string, go: () => Promise<unknown>]>> = {
  welfare: ['看看其他福利', () => navigator.goTo('welfare')],
  app: ['打开APP', () => navigator.goTo('loadApp')],
  retry: ['返回重试', () => navigator.goBack()],
  help: ['意见反馈', () => navigator.goTo('feedback')],
  home: ['去首页', () => navigator.goTo('home')],
};

const actionOf = (action: ExceptionAction): ResultAction => ({
  text: ACTIONS[action][0],
  onPress: () => {
    tracker.click(PAGE, action);
    return ACTIONS[action][1]();
  },
});

/** What is wrong with an activity: `/activtyException?code=&reasonMsg=` (product §3.16). */
export function ActivityException({ params }: Pick<PageVisit, 'params'>) {
  const code = textParam(params, 'code');
  const reasonMsg = textParam(params, 'reasonMsg', MAX_WORDS);
  const { action, ...view } = useMemo(
    () => exceptionView(code, reasonMsg, isBrought(reasonMsg, code)),
    [code, reasonMsg],
  );
  const actions = action === 'home' ? [actionOf(action)] : [actionOf(action), actionOf('home')];
  return <FailPage mark="over" {...view} actions={actions} />;
}
