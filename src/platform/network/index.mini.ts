import Taro from '@tarojs/taro';
import { field } from '../attempt';
import { callMini } from '../mini/call';
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
    let told: boolean | null = lastKnown;
    const tell = (isOnline: boolean): void => {
      lastKnown = isOnline;
      if (told === null || told === isOnline) return;
      told = isOnline;
      listener(isOnline);
    };
    const tellChange = (status: unknown): void => tell(field(status, 'isConnected') !== false);
    // Hosts report changes only, and none while the program is in the background, so query now and whenever it returns.
    const ask = (): void => {
      void callMini('getNetworkType', {}).then((result) => {
        if (result.ok) tell(isThere(result.value));
      });
    };
    Taro.onNetworkStatusChange(tellChange);
    Taro.onAppShow(ask);
    ask();
    return () => {
      told = null; // ignores a query that is still running
      Taro.offNetworkStatusChange(tellChange);
      Taro.offAppShow(ask);
    };
  },
} satisfies NetworkCapability;
