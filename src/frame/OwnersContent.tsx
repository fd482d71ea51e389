import { observer } from 'mobx-react';
import { useState, type ReactNode, Fragment } from 'react';
import { usePageActive } from '@/hooks/usePageActive';
import { session } from '@/session';

/**
 * The page's content with all its stores: unmounted when the account changes, and mounted again for the next account
 * when the page is visible (docs/security.md "A change of account").
 */
export const OwnersContent = observer(function OwnersContent({ children }: { readonly children: ReactNode }) {
  const isOnScreen = usePageActive();
  const { dataOwner: owner } = session;
  const [shown, setShown] = useState(owner);
  if (shown === owner) return <Fragment key={owner}>{children}</Fragment>;
  if (isOnScreen) setShown(owner);
  return null;
});
