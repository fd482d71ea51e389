import { Button } from '@/components/Button';
import { openShare } from '@/domain/activity/parts/prepareShare';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { wordsAfterShare } from '@/domain/activity/parts/wordsAfterShare';
import { useLoaded } from '@/hooks/useLoaded';
import { host } from '@/platform/host';
import { hasShareButton } from '@/platform/share/hasMenu';
import { toast } from '@/platform/toast';

const loadHostButton = () => import('./HostInviteButton');

interface InviteButtonProps {
  readonly page: SharedPage;
  readonly text: string;
  /** Called before anything opens. */
  readonly onPress: () => void;
}

/**
 * Shares a link with friends, within the tap handler. Mini programs use their native share button, which sends the card
 * that the page prepared (`usePreparedShare`).
 */
export function InviteButton({ page, text, onPress }: InviteButtonProps) {
  const hostButton = useLoaded(loadHostButton, hasShareButton(host.current()));
  if (hostButton !== null) return <hostButton.HostInviteButton text={text} onPress={onPress} />;
  return (
    <Button
      isBlock
      onClick={async () => {
        onPress();
        const words = wordsAfterShare(await openShare(page));
        if (words !== null) toast.show(words);
      }}
    >
      {text}
    </Button>
  );
}
