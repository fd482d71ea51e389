import { callMini, hasNative } from '../mini/callMini';
import { downloadMini } from '../mini/download';
import { failure, unsupported } from '../outcome';
import type { FileViewerCapability } from './types';

/** `readDownload` classifies a failed download; the two mini programs differ only in their error formats. */
export function makeMiniFileViewer(
  readDownload: (error: unknown) => 'not-downloaded' | 'refused',
): FileViewerCapability {
  return {
    async openPdf(url, isWanted) {
      if (!hasNative('openDocument')) return unsupported('this base library has no viewer for files');
      const file = await downloadMini(url);
      if (!isWanted()) return { kind: 'cancelled' };
      if (!file.ok) return { kind: readDownload(file.error) };
      // The type is given because a temporary file may lack the extension that the host would go by. The menu lets the
      // user forward the file.
      const opened = await callMini('openDocument', {
        filePath: file.value,
        fileType: 'pdf',
        showMenu: true,
      });
      return opened.ok ? { kind: 'opened' } : failure(opened.error);
    },
  };
}
