import { miniCaptcha } from './mini';
import type { CaptchaCapability } from './types';

export const captcha: CaptchaCapability = miniCaptcha satisfies CaptchaCapability;
