import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { usePageActive } from '@/hooks/usePageActive';
import { toast } from '@/platform/toast';
import { loginGate } from '@/session';
import { isActiveHost, stepDown, takeOver } from './activeHost';
import { LOAD_FAILED_TEXT, loadLoginPopup, type LoginPopupComponent } from './loadLoginPopup';

/** Mounted once by every page that runs gated actions: shows the login popup when the gate asks for it. */
export const LoginHost = observer(function LoginHost() {
  const id = useElementId('login-host');
  const isOnScreen = usePageActive();
  const [loaded, setLoaded] = useState<{ readonly Popup: LoginPopupComponent } | null>(null);
  const isOpen = loginGate.isOpen && isActiveHost(id);
  const words = loginGate.popup;

  useEffect(() => {
    if (isOnScreen) takeOver(id);
  }, [isOnScreen, id]);
  useEffect(() => () => stepDown(id), [id]);

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
