import { observer } from 'mobx-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/StateView';
import { navigator } from '@/navigation';
import { openDraft, session } from '@/session';
import { type CloseProgress, type CloseStep, isJustClosed, mayEnter, readProgress } from './closeAccount';

interface CloseStepPageProps {
  readonly step: CloseStep;
  readonly children: (progress: CloseProgress) => ReactNode;
}

/** A step of closing the account, for whoever made the one before it in this login; all others begin at the first. */
export const CloseStepPage = observer(function CloseStepPage({ step, children }: CloseStepPageProps) {
  const [progress] = useState(() => readProgress(openDraft('logOff')));
  // The account has just gone, and this page is about to.
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
