import Taro from '@tarojs/taro';
import type { NetworkCapability } from './types';

// Until the platform has said otherwise the network is taken to be there: a request finds out anyway.
let lastKnown = true;

export const miniNetwork: NetworkCapability = {
  isOnline: () => lastKnown,
  subscribe(listener) {
    const tell = (status: { isConnected: boolean }): void => {
      lastKnown = status.isConnected;
      listener(status.isConnected);
    };
    Taro.onNetworkStatusChange(tell);
    return () => Taro.offNetworkStatusChange(tell);
  },
};
