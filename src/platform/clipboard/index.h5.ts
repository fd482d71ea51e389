import { attempt, field } from '../attempt';
import { failure, unsupported } from '../outcome';
import type { ClipboardCapability } from './types';

/** Absent on insecure origins and in old web views, whatever the types say. */
const asyncClipboard = (): Clipboard | undefined => navigator.clipboard;

/** For web views without the asynchronous clipboard: selects the text of an off-screen field and copies it. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true; // keeps the phone's keyboard closed
  area.style.cssText = 'position:fixed;top:0;left:-9999px;font-size:16px';
  const focused = document.activeElement;
  document.body.appendChild(area);
  area.select();
  area.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false; // the caller reports the failure
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

export const clipboard: ClipboardCapability = {
  async write(text) {
    const modern = asyncClipboard();
    if (modern !== undefined && (await attempt(() => modern.writeText(text))).ok) return { kind: 'done' };
    return copyBySelection(text) ? { kind: 'done' } : failure('the browser refuses to copy');
  },
  // Our permissions policy forbids reading the clipboard (config/headers.ts): users paste by hand.
  canRead: () => false,
  async read() {
    const modern = asyncClipboard();
    if (typeof modern?.readText !== 'function')
      return unsupported('this browser does not let pages read the clipboard');
    const result = await attempt(() => modern.readText());
    if (result.ok) return { kind: 'text', text: result.value };
    return field(result.error, 'name') === 'NotAllowedError' ? { kind: 'denied' } : failure(result.error);
  },
} satisfies ClipboardCapability;
