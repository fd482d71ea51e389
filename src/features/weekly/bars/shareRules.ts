/** How a page of modules is shared (product §2.9). */
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { pictureAddress } from '@/session/links';
import type { ModulePageBase, ModulePageRoute, ModulePageVisit } from '../page/modulePageTypes';

const SUFFIX = '-share';
/** Maximum length of a channel in the contract, characters. */
const MAX_CHANNEL = 128;
/** Platform code of common H5 (product §2.3). */
const COMMON_H5 = 3;

/** Decision: a channel that is shared again keeps one suffix; otherwise it would grow with each share. */
export const sharedChannel = (channelId: string): string =>
  channelId.endsWith(SUFFIX) ? channelId : `${channelId.slice(0, MAX_CHANNEL - SUFFIX.length)}${SUFFIX}`;

/** Product §2.9: the mini programs' path states in `onlyH5` whether the page is for common H5 only. */
export function sharedPage(page: ModulePageRoute, visit: ModulePageVisit, base: ModulePageBase): SharedPage {
  const isOnlyH5 = base.clients.length > 0 && base.clients.every((client) => client === COMMON_H5);
  return {
    from: page,
    route: page,
    params: { configId: visit.configId, channelId: sharedChannel(visit.channelId) },
    // Only the weekly page's paths are known to have this parameter.
    ...(page === 'fcFriday' ? { miniParams: { onlyH5: isOnlyH5 ? '1' : '0' } } : {}),
    title: base.shareTitle || base.pageName,
    summary: '',
    imageUrl: pictureAddress(base.shareImageUrl),
  };
}
