import { observer } from 'mobx-react';
import { type ReactNode, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { checkLogOff, type LogOffCheckData } from '@/api/generated/operations/closeAccount';
import { EmptyState } from '@/components/EmptyState';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { navigator } from '@/navigation';
import { openDraft, session } from '@/session';
import {
  type CloseProgress,
  type CloseStep,
  isJustClosed,
  mayEnter,
  readProgress,
  tellable,
} from './closeSteps';

interface CloseStepPageProps {
  readonly step: CloseStep;
  readonly children: (progress: CloseProgress) => ReactNode;
}

/**
 * A step of closing the account. Only for users who completed the previous step in this login; others get a button to
 * the first step.
 */
export const CloseStepPage = observer(function CloseStepPage({ step, children }: CloseStepPageProps) {
  const [progress] = useState(() => readProgress(openDraft('logOff')));
  // The account was just closed, and this page is about to be left.
  if (isJustClosed()) return null;
  if (session.isLoggedIn && mayEnter(step, progress)) return children(progress);
  return (
    <EmptyState
      text="请从第一步开始注销"
      hint="为了账号安全，每一步都要按顺序完成"
      action={{ text: '重新开始', onPress: () => navigator.replaceWith('logOff') }}
    />
  );
});

/** Query for one page visit: what the user loses by closing the account, and what prevents closing it. */
export const makeCloseCheck = (scope: Scope): Query<LogOffCheckData> =>
  new Query({
    ...pageDeps(scope),
    fetch: async (asking) => tellable((await gateway.call(checkLogOff, {}, asking)).data),
    isForAll: false,
    failedText: '账号信息加载失败，请重试',
  });
