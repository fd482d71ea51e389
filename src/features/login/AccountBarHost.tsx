import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { useLoaded } from '@/hooks/useLoaded';
import { session } from '@/session';

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
