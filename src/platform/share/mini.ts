import Taro from '@tarojs/taro';
import { attempt } from '../attempt';
import { shareCardChannel } from './cardChannel';
import type { ShareCapability } from './types';

/**
 * Mini programs share from their menu or from `<Button openType="share">`; both call the page's `useShareAppMessage`,
 * which returns the page's card from `shareCardChannel`. The two mini programs differ in `showMenu`.
 */
export function makeMiniShare(showMenu: () => Promise<unknown>): ShareCapability {
  return {
    addressToSign: () => null,
    async prepare(card) {
      shareCardChannel.set(card);
      await attempt(showMenu); // an old base library without this call shows its menu anyway
      return { kind: 'ready' };
    },
    open(card) {
      shareCardChannel.set(card);
      return Promise.resolve({ kind: 'use-host-menu' });
    },
  };
}

export const showShareMenu = (options: { showShareItems?: string[] }): Promise<unknown> =>
  Taro.showShareMenu({ withShareTicket: false, ...options });
