import Taro from '@tarojs/taro';
import { field } from '../attempt';
import { callMini } from '../mini/callMini';
import type { NetworkCapability } from './types';

/**
 * The messaging app returns `none`, the payment app `NOTREACHABLE` and `networkAvailable`; unknown values may be a
 * network.
 */
const isThere = (answer: unknown): boolean =>
  field(answer, 'networkAvailable') !== false &&
  !['none', 'NOTREACHABLE'].includes(String(field(answer, 'networkType')));

// Until the platform reports otherwise, assume that there is a network: a request finds out anyway.
let lastKnown = true;

export const network: NetworkCapability = {
  isOnline: () => lastKnown,
  subscribe(listener) {
    let lastReported: boolean | null = lastKnown;
    const notify = (isOnline: boolean): void => {
      lastKnown = isOnline;
      if (lastReported === null || lastReported === isOnline) return;
      lastReported = isOnline;
      listener(isOnline);
    };
    const notifyChange = (status: unknown): void => notify(field(status, 'isConnected') !== false);
    // Hosts report changes only, and none while the program is in the background, so query now and whenever it returns.
    const ask = (): void => {
      void callMini('getNetworkType', {}).then((result) => {
        if (result.ok) notify(isThere(result.value));
      });
    };
    Taro.onNetworkStatusChange(notifyChange);
    Taro.onAppShow(ask);
    ask();
    return () => {
      lastReported = null; // ignores a query that is still running
      Taro.offNetworkStatusChange(notifyChange);
      Taro.offAppShow(ask);
    };
  },
} satisfies NetworkCapability;
