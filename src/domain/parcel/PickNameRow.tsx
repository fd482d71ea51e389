import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { LatestScope, type Scope } from '@/api/scope';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { onOwnerChanged, session } from '@/session';
import { tracker } from '@/tracking';
import { donePickName, forgetPickName, loadPickName, pickName } from './pickNameState';
import styles from './PickNameRow.module.scss';

const loadDialog = () => import('./NameDialog');

interface PickNameRowProps {
  /** The page's name in tracking. */
  readonly page: 'home' | 'pickUp';
  /** Whether the name matters here now; until then nothing is fetched or shown. */
  readonly isWanted?: boolean;
  /** Class of the row while it is shown. */
  readonly className?: string;
  readonly scope: Scope;
}

/**
 * 规范取件姓名, shown if the gateway's switch is on for the current account and the name was not changed in this visit
 * (product §2.3, §2.7, §3.19). Fetches the switch itself, and refetches when the login changes.
 */
export const PickNameRow = observer(function PickNameRow({
  page,
  isWanted = true,
  className,
  scope,
}: PickNameRowProps) {
  const { token } = session;
  const [asks] = useState(() => new LatestScope(scope));
  const [isOpen, setOpen] = useState(false);
  const dialog = useLoaded(loadDialog, isOpen, () => setOpen(false));
  useEffect(() => {
    if (token === null) {
      asks.cancel();
      forgetPickName();
    } else if (isWanted) void loadPickName(gateway, asks.next());
  }, [asks, token, isWanted]);
  useEffect(() => onOwnerChanged(forgetPickName), []);
  const { pickChangeNameSwitch, pickChangeNameDone } = pickName;
  const open = (): void => {
    tracker.click(page, 'pickName');
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const done = (): void => {
    close();
    donePickName();
  };
  return (
    <View>
      {isWanted && pickChangeNameSwitch && !pickChangeNameDone && (
        <Pressable className={cx(styles['row'], className)} onPress={open}>
          <View className={styles['title']}>规范取件姓名</View>
          <View className={styles['hint']}>姓名规范，取件更安全</View>
        </Pressable>
      )}
      {dialog !== null && <dialog.NameDialog isOpen={isOpen} onClose={close} onDone={done} scope={scope} />}
    </View>
  );
});
