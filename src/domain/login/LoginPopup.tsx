import { reaction } from 'mobx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createScope } from '@/api';
import { Popup } from '@/components/Popup';
import { navigator } from '@/navigation';
import { session, type LoginTexts } from '@/session';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import { createLogin, LoginForm } from './loginPopupForm';
import { loginTextsOf } from './loginTextsOf';

export interface LoginPopupProps {
  readonly isOpen: boolean;
  /** Null while closed and during the closing animation, which keeps the last texts. */
  readonly words: LoginTexts | null;
  readonly onClose: () => void;
  readonly onLoggedIn: () => void;
}

/**
 * The login popup (product §1.2.4): by SMS code on H5, by the host's phone button in mini programs. Input survives
 * closing the popup, but every login (wherever it happens) and every log-out clears it, so that the next user does not
 * see it.
 */
export function LoginPopup({ isOpen, words, onClose, onLoggedIn }: LoginPopupProps) {
  const [login] = useState(createLogin);
  // Mounted by the page that asks first, which is then the current one.
  const [page] = useState(() => navigator.currentRoute()?.row);
  const last = useRef<LoginTexts>({});
  if (words !== null) last.current = words;
  const shown = loginTextsOf(page, last.current);
  useEffect(() => reaction(() => session.loginEpoch, login.reset), [login]);
  // One scope per opening: closing cancels running requests.
  const scope = useMemo(() => (isOpen ? createScope() : null), [isOpen]);
  useEffect(() => () => scope?.cancel(), [scope]);

  return (
    <Popup
      isOpen={isOpen}
      layer="login"
      onClose={onClose}
      title={LOGIN_TEXTS.title(shown.act)}
      isMaskClosing={false}
    >
      <LoginForm login={login} words={shown} scope={scope} onLoggedIn={onLoggedIn} />
    </Popup>
  );
}
