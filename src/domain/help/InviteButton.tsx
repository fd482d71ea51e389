import { useEffect } from 'react';
import type { Scope } from '@/api';
import { Button } from '@/components/Button';
import { openShare, prepareShare, type SharedPage } from '@/domain/activity/parts/prepareShare';
import { wordsAfterShare } from '@/domain/activity/parts/wordsAfterShare';
import { useLoaded } from '@/hooks/useLoaded';
import { host } from '@/platform/host';
import { hasShareButton } from '@/platform/share/hasMenu';
import { toast } from '@/platform/toast';

const loadHostButton = () => import('./HostInviteButton');

interface InviteButtonProps {
  readonly page: SharedPage;
  readonly scope: Scope;
  readonly text: string;
  /** Noted before anything opens. */
  readonly onPress: () => void;
}

/** Sends a link to friends, inside the press; mini programs have a button of their own for that. */
export function InviteButton({ page, scope, text, onPress }: InviteButtonProps) {
  const address = JSON.stringify(page);
  // By its words: the page's object is made anew with each rendering.
  useEffect(() => prepareShare(page, scope), [address, scope]); // oxlint-disable-line react-hooks/exhaustive-deps
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
