import { env } from '@/env';
import { field } from '../attempt';
import { failure } from '../outcome';
import { loadScript } from '../script/loadScript';
import { readCaptchaAnswer } from './channel';
import type { CaptchaCapability, CaptchaOutcome } from './types';

const CONSTRUCTOR = 'TencentCaptcha';

export const captcha: CaptchaCapability = {
  async verify({ appId, sliderType }) {
    if (field(window, CONSTRUCTOR) === undefined && !(await loadScript(env.captchaScriptUrl))) {
      return failure('the slider script did not load');
    }
    const constructor = field(window, CONSTRUCTOR);
    if (typeof constructor !== 'function') return failure('the slider script defines nothing');
    return new Promise<CaptchaOutcome>((resolve) => {
      try {
        const slider: unknown = Reflect.construct(constructor, [
          appId,
          (answer: unknown) => resolve(readCaptchaAnswer(answer)),
          { type: sliderType },
        ]);
        const show = field(slider, 'show');
        if (typeof show === 'function') Reflect.apply(show, slider, []);
        else resolve(failure('the slider cannot be shown'));
      } catch (error) {
        resolve(failure(error)); // foreign code may throw
      }
    });
  },
} satisfies CaptchaCapability;
