import { Button, buttonClass } from '@/components/Button';
import { cx } from '@/components/cx';
import { hostShareButton } from '@/platform/shareButton';
import { pressShare } from './pressShare';
import type { SharedPage } from './sharedPage';

interface ShareButtonProps {
  readonly page: SharedPage;
  readonly text: string;
  /** As of `Button`; default: a primary one as wide as its container. */
  readonly kind?: 'primary' | 'secondary';
  readonly className?: string;
  /** Called before anything opens. */
  readonly onPress: () => void;
}

/**
 * Shares a page with friends. Mini programs use their native share button, which sends the card that the page prepared
 * (`usePreparedShare`); it must be the card of `page`.
 */
export function ShareButton({ page, text, kind, className, onPress }: ShareButtonProps) {
  const isBlock = className === undefined;
  const HostButton = hostShareButton();
  if (HostButton !== null)
    return (
      <HostButton className={cx(buttonClass({ kind, isBlock }), className)} label={text} onPress={onPress}>
        {text}
      </HostButton>
    );
  return (
    <Button
      kind={kind}
      isBlock={isBlock}
      className={className}
      onClick={() => {
        onPress();
        return pressShare(page);
      }}
    >
      {text}
    </Button>
  );
}
