import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { cx } from '@/components/cx';
import { useLoaded } from '@/hooks/useLoaded';
import { session } from '@/session';
import styles from './AccountBarHost.module.scss';

const load = () => import('./AccountBar');

/**
 * Fetches the phone number, so that a login that expires midway can be recognised again (docs/security.md "A change of
 * account").
 */
async function fetchPhone(token: string, onUnknown: () => void): Promise<void> {
  try {
    const { fetchPhoneOf } = await import('@/session/login/phoneApi');
    const phone = await fetchPhoneOf(gateway, token);
    if (session.token === token) session.setPhone(phone);
  } catch {
    // Optional: the page's own calls handle an expired login.
    onUnknown();
  }
}

/** Above pages that take personal data: shows the account if a link has logged it in. */
export const AccountBarHost = observer(function AccountBarHost() {
  const { token, phone } = session;
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (token !== null && phone === null) void fetchPhone(token, () => setUnknown(true));
  }, [token, phone]);
  const isShown = session.isLoggedIn && session.isByLink;
  const part = useLoaded(load, isShown);
  // Rendered once, with its number: in mini programs each change is a message between threads.
  const isKnown = phone !== null || isUnknown;
  // Separate wrapper: in a mini program a new child resends all its siblings.
  return (
    <View className={cx(isShown && styles['place'])}>
      {isShown && isKnown && part !== null && <part.AccountBar />}
    </View>
  );
});
