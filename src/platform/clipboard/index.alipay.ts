import { unsupported } from '../outcome';
import { write } from './mini';
import type { ClipboardCapability } from './types';

/** The payment app has withdrawn `my.getClipboard` from mini programs; users paste by hand. */
export const clipboard: ClipboardCapability = {
  write,
  canRead: () => false,
  read: () => Promise.resolve(unsupported('the payment app lets no page read the clipboard')),
} satisfies ClipboardCapability;
