import { random } from '@/platform/random';
import { storage } from '@/platform/storage';
import { SendDraft } from './SendDraft';

let draft: SendDraft | null = null;

/** The app's one draft, read from storage when it is first needed. */
export function sendDraft(): SendDraft {
  draft ??= new SendDraft({ session: storage.session, durable: storage.durable }, () => random.hex(32));
  return draft;
}

/** The form is its visitor's: names and addresses go with the log-out, whether the send tab is there or not. */
export const forgetSendDraft = (): void => sendDraft().forget();
