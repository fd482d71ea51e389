import { reasonOf } from '../attempt';
import { callMini } from '../mini/callMini';
import { failure, unsupported } from '../outcome';
import type { MiniProgramTarget, OtherAppCapability, OtherAppOutcome } from './types';

export async function opened(name: string, options: object): Promise<OtherAppOutcome> {
  const result = await callMini(name, options);
  if (result.ok) return { kind: 'opened' };
  return /cancel/i.test(reasonOf(result.error)) ? { kind: 'cancelled' } : failure(result.error);
}

/** The two mini programs differ in `launchButtonProps`: only the messaging app has a launch button. */
export function makeMiniOtherApp(
  hostApp: MiniProgramTarget['hostApp'],
  launchButtonProps: OtherAppCapability['launchButtonProps'],
): OtherAppCapability {
  return {
    openMiniProgram(target) {
      if (target.hostApp !== hostApp)
        return Promise.resolve(unsupported('mini programs open those of their own host only'));
      return opened('navigateToMiniProgram', { appId: target.appId, path: target.path });
    },
    openApp: () => Promise.resolve(unsupported('mini programs cannot follow app addresses')),
    launchButtonProps,
    phoneCall: (phoneNumber) => opened('makePhoneCall', { phoneNumber }),
    openMap: ({ longitude, latitude, name, address }) =>
      opened('openLocation', { longitude, latitude, name, address, scale: 16 }),
  };
}
