import { navigation } from '../navigation';
import type { FileViewerCapability } from './types';

/** In the page's own place: several web views open no second one, and some hand the file to another app by themselves. */
export const fileViewer: FileViewerCapability = {
  openPdf(url) {
    const left = navigation.openExternal(url, 'push');
    return Promise.resolve(left.kind === 'done' ? { kind: 'opened' } : left);
  },
} satisfies FileViewerCapability;
