import Taro from '@tarojs/taro';
import { detectHost } from './detectHost';
import type { Host, HostCapability, HostInputs } from './types';

/** The target says which mini program this is; only the system is left to find out. */
export function makeMiniHost(target: HostInputs['target']): HostCapability {
  let detected: Host | null = null;
  return {
    current() {
      if (detected === null) {
        const { system, platform } = Taro.getSystemInfoSync();
        const isHarmony = /ohos|harmony/i.test(`${platform} ${system}`) && !/android/i.test(platform);
        const name = isHarmony
          ? 'OpenHarmony'
          : /ios|iphone|ipad/i.test(`${platform} ${system}`)
            ? 'iPhone'
            : system;
        detected = detectHost({ target, userAgent: name, cookie: '', injected: {}, query: {} });
      }
      return detected;
    },
  };
}
