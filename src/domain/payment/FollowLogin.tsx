import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { session } from '@/session';

interface FollowLoginProps {
  readonly resume: () => Promise<void>;
}

/**
 * Resumes an open order once its possible owner is logged in: a restarted mini program logs in while the page is
 * already visible. Separate from the page, which has nothing to render for a login.
 */
export const FollowLogin = observer(function FollowLogin({ resume }: FollowLoginProps) {
  const { token } = session;
  useEffect(() => {
    void resume();
  }, [resume, token]);
  return null;
});
