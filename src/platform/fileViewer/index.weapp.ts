import { reasonOf } from '../attempt';
import { makeMiniFileViewer } from './mini';
import type { FileViewerCapability } from './types';

/**
 * `errMsg` of `wx.downloadFile` (its page and "network" in the messaging app's documentation): an address that the mini
 * program has not declared as a download domain, and a file above the host's limit. Anything else is a network error.
 */
const REFUSALS: readonly RegExp[] = [/not in domain list/i, /exceed max file size/i];

export const fileViewer: FileViewerCapability = makeMiniFileViewer((error) =>
  REFUSALS.some((refusal) => refusal.test(reasonOf(error))) ? 'refused' : 'not-downloaded',
) satisfies FileViewerCapability;
