import Taro from '@tarojs/taro';
import { attempt } from '../attempt';
import { failure } from '../outcome';
import { captchaChannel } from './channel';
import type { CaptchaCapability } from './types';

/** A page with a web view of `TARO_APP_CAPTCHA_PAGE_URL`; it reports through `captchaChannel`. */
const PAGE = '/packages/account/captcha/index';

export const captcha: CaptchaCapability = {
  async verify({ sliderType, appId }) {
    const outcome = captchaChannel.expect();
    const opened = await attempt(() =>
      Taro.navigateTo({ url: `${PAGE}?type=${sliderType}&appId=${encodeURIComponent(appId)}` }),
    );
    if (!opened.ok) captchaChannel.failed(failure(opened.error));
    return outcome;
  },
} satisfies CaptchaCapability;
