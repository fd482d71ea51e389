import { navigation } from '../navigation';
import type { FileViewerCapability } from './types';

/**
 * Opens in the current window: several web views cannot open a second one, and some hand the file to another app on
 * their own.
 */
export const fileViewer: FileViewerCapability = {
  openPdf(url) {
    const left = navigation.openExternal(url, 'push');
    return Promise.resolve(left.kind === 'done' ? { kind: 'opened' } : left);
  },
} satisfies FileViewerCapability;
