import { callMini, hasNative } from '../mini/call';
import { downloadMini } from '../mini/download';
import { failure, unsupported } from '../outcome';
import type { FileViewerCapability } from './types';

/** `readDownload` tells what became of a download; the error forms are what the two mini programs differ in. */
export function makeMiniFileViewer(
  readDownload: (error: unknown) => 'not-downloaded' | 'refused',
): FileViewerCapability {
  return {
    async openPdf(url, isWanted) {
      if (!hasNative('openDocument')) return unsupported('this base library has no viewer for files');
      const file = await downloadMini(url);
      if (!isWanted()) return { kind: 'cancelled' };
      if (!file.ok) return { kind: readDownload(file.error) };
      // The type is told: a temporary file need not have the ending that the host would go by. The menu sends it on.
      const opened = await callMini('openDocument', {
        filePath: file.value,
        fileType: 'pdf',
        showMenu: true,
      });
      return opened.ok ? { kind: 'opened' } : failure(opened.error);
    },
  };
}
