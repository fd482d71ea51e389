import type { LoginPopup } from './LoginPopup';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { useLoaded } from '@/hooks/useLoaded';
import { loginGate, session } from '@/session';
import { useIsFrontHost } from '@/hooks/useIsFrontHost';
import { toast } from '@/platform/toast';

/** Apart from the other texts of the login, which come with the popup. */
export const LOAD_FAILED_TEXT = '网络不给力，请重试';

export type LoginPopupComponent = typeof LoginPopup;

/**
 * The popup's code, which the first page does not carry on H5 (mini programs have it in their package). A part that
 * fails to load is tried once more (product §1.8 "Page chunk loading"); rejects when that fails too.
 */
export async function loadLoginPopup(): Promise<LoginPopupComponent> {
  try {
    return (await import('./LoginPopup')).LoginPopup;
  } catch {
    return (await import('./LoginPopup')).LoginPopup;
  }
}

/** For a page that expects a login soon: loads the popup ahead. A failure shows when the popup is needed. */
export function preloadLogin(): void {
  loadLoginPopup().catch(() => undefined);
}

const load = () => import('./AccountBar');

/** So that a login that ends half-way is known again (docs/security.md "A change of account"). */
async function learnPhone(token: string, onUnknown: () => void): Promise<void> {
  try {
    const { fetchPhoneOf } = await import('@/session/login/accountApi');
    const phone = await fetchPhoneOf(gateway, token);
    if (session.token === token) session.setPhone(phone);
  } catch {
    // Only a help: what the failure means for the login, the page's own calls find out.
    onUnknown();
  }
}

/** Above pages that take personal data: whose account it is, when a link has logged it in. */
export const AccountBarHost = observer(function AccountBarHost() {
  const { token, phone } = session;
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (token !== null && phone === null) void learnPhone(token, () => setUnknown(true));
  }, [token, phone]);
  const isShown = session.isLoggedIn && session.isByLink;
  const part = useLoaded(load, isShown);
  // Drawn once, with its number: each change is a message between a mini program's threads.
  const isTold = phone !== null || isUnknown;
  // A wrapper of its own: in a mini program a child that comes sends its parent's children anew.
  return <View>{isShown && isTold && part !== null && <part.AccountBar />}</View>;
});

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

const linkLoginHostLoad = () => import('./LinkLoginQuestion');
/** Without its code nothing is asked, and nothing changes. */
const decline = (): void => session.offer(null);

/** Mounted once by every page: asks whether an address may log in in somebody's place. */
export const LinkLoginHost = observer(function LinkLoginHost() {
  const isFront = useIsFrontHost('linkLogin');
  const token = isFront ? session.offered : null;
  const part = useLoaded(linkLoginHostLoad, token !== null, decline);
  return <View>{part !== null && <part.LinkLoginQuestion token={token} />}</View>;
});
