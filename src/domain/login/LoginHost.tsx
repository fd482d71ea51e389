import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { useIsFrontHost } from '@/hooks/useIsFrontHost';
import { toast } from '@/platform/toast';
import { loginGate } from '@/session';
import { type LoginPopupComponent, loadLoginPopup, LOAD_FAILED_TEXT } from './loadLoginPopup';

/** Mounted once by every page that runs gated actions: shows the login popup when the gate asks for it. */
export const LoginHost = observer(function LoginHost() {
  const isFront = useIsFrontHost('login');
  const [loaded, setLoaded] = useState<{ readonly Popup: LoginPopupComponent } | null>(null);
  const isOpen = loginGate.isOpen && isFront;
  const words = loginGate.popup;

  useEffect(() => {
    if (!isOpen || loaded !== null) return undefined;
    let isGone = false;
    loadLoginPopup().then(
      (Popup) => {
        if (!isGone) setLoaded({ Popup });
      },
      () => {
        if (isGone) return;
        toast.show(LOAD_FAILED_TEXT);
        loginGate.close();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, loaded]);

  if (loaded === null) return null;
  return (
    <loaded.Popup isOpen={isOpen} words={words} onClose={loginGate.close} onLoggedIn={loginGate.loggedIn} />
  );
});
