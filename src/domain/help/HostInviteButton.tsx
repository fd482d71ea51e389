import { Button } from '@tarojs/components';
import { buttonClass } from '@/components/Button';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import styles from './help.module.scss';

/** Share button of the mini programs: only a native one opens the friends list. It sends the card that was prepared. */
export function HostInviteButton({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <Button
      className={cx(buttonClass({ isBlock: true }), styles['host'])}
      openType="share"
      onClick={onPress}
      {...markup.access({ label: text })}
    >
      {text}
    </Button>
  );
}
