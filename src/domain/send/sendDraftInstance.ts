import { reaction } from 'mobx';
import { random } from '@/platform/random';
import { openDraft, session } from '@/session';
import { SendDraft } from './SendDraft';

let draft: SendDraft | null = null;

/** The app's only send draft, read from storage when first needed. From then on it follows account changes. */
export function sendDraft(): SendDraft {
  if (draft !== null) return draft;
  const made = new SendDraft(openDraft('send'), () => random.hex(32));
  reaction(
    () => session.accountMark,
    (_mark, before) => (before === null ? made.takeUp() : made.forget()),
  );
  draft = made;
  return made;
}
