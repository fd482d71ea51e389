import { reaction } from 'mobx';
import { useEffect, useMemo, useState } from 'react';
import { createScope } from '@/api';
import { Popup } from '@/components/ModalLayer';
import { session, type LoginWords } from '@/session';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import { createLogin, LoginForm } from './loginWay';

export interface LoginPopupProps {
  readonly isOpen: boolean;
  /** Null keeps the defaults (also during the closing animation). */
  readonly words: LoginWords | null;
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
  useEffect(() => reaction(() => session.account, login.reset), [login]);
  // One scope per opening: closing cancels running requests.
  const scope = useMemo(() => (isOpen ? createScope() : null), [isOpen]);
  useEffect(() => () => scope?.cancel(), [scope]);

  return (
    <Popup
      isOpen={isOpen}
      layer="login"
      onClose={onClose}
      title={words?.title ?? LOGIN_TEXTS.title}
      isMaskClosing={false}
    >
      <LoginForm login={login} words={words} scope={scope} onLoggedIn={onLoggedIn} />
    </Popup>
  );
}
