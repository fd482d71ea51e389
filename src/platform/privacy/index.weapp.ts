import Taro from '@tarojs/taro';
import { field, reasonOf } from '../attempt';
import { callMini } from '../mini/callMini';
import { failure, unsupported } from '../outcome';
import type { PrivacyCapability } from './types';

/** Only one sheet at a time, hence one button id. */
const AGREE_BUTTON_ID = 'agree-privacy';

type Listener = Parameters<PrivacyCapability['onNeeded']>[0];

/** The platform keeps one handler forever and cannot remove it: ours stays and calls this listener. */
let current: Listener | null = null;
let isRegistered = false;

function register(): void {
  const subscribe = field(Taro, 'onNeedPrivacyAuthorization');
  if (isRegistered || typeof subscribe !== 'function') return;
  isRegistered = true;
  Reflect.apply(subscribe, Taro, [
    (resolve: (answer: object) => void) => {
      // No listener: the waiting call has to fail rather than hang.
      if (current === null) return resolve({ event: 'disagree' });
      current((isAgreed) =>
        resolve(isAgreed ? { event: 'agree', buttonId: AGREE_BUTTON_ID } : { event: 'disagree' }),
      );
    },
  ]);
}

export const privacy: PrivacyCapability = {
  isAskedByApp: true,
  agreeButtonProps: (onAgreed) => ({
    id: AGREE_BUTTON_ID,
    openType: 'agreePrivacyAuthorization',
    onAgreePrivacyAuthorization: onAgreed,
  }),
  async status() {
    const result = await callMini('getPrivacySetting');
    if (!result.ok) return 'not-required'; // base libraries from before the privacy rule
    return field(result.value, 'needAuthorization') === true ? 'needed' : 'agreed';
  },
  async request() {
    const result = await callMini('requirePrivacyAuthorize');
    if (result.ok) return { kind: 'agreed' };
    const reason = reasonOf(result.error);
    if (/is not there|not supported/.test(reason)) return { kind: 'agreed' };
    return /deny|denied|disagree|refuse/i.test(reason) ? { kind: 'declined' } : failure(result.error);
  },
  onNeeded(listener) {
    current = listener;
    register();
    return () => {
      if (current === listener) current = null;
    };
  },
  async openContract() {
    const result = await callMini('openPrivacyContract');
    if (result.ok) return { kind: 'done' };
    return reasonOf(result.error).includes('is not there')
      ? unsupported('base library without privacy contract')
      : failure(result.error);
  },
} satisfies PrivacyCapability;
