import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { useLoaded } from '@/hooks/useLoaded';
import { session } from '@/session';
import type { LoginPopup } from './LoginPopup';

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
