import { field } from '../attempt';
import { deviceInfo } from '../mini/hostInfo';
import { detectHost } from './detectHost';
import type { Host, HostCapability, HostInputs } from './types';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The build target determines the mini program; only the system has to be detected. */
export function makeMiniHost(target: HostInputs['target']): HostCapability {
  let detected: Host | null = null;
  return {
    current() {
      if (detected === null) {
        const device = deviceInfo();
        // In the payment app, `system` is only a version number.
        const phone = `${textOf(field(device, 'platform'))} ${textOf(field(device, 'system'))}`;
        const isHarmony = /ohos|harmony/i.test(phone) && !/^android/i.test(phone);
        const userAgent = isHarmony ? 'OpenHarmony' : /ios|iphone|ipad/i.test(phone) ? 'iPhone' : phone;
        detected = detectHost({ target, userAgent, cookie: '', injected: {}, query: {} });
      }
      return detected;
    },
  };
}
