import { WebView } from '@tarojs/components';
import { useEffect } from 'react';
import { env } from '@/env';
import { usePage } from '@/navigation/usePage';
import { captchaChannel } from '@/platform/captcha/channel';
import { textParam } from '@/utils/addressParams';
import { withQuery } from '@/utils/addressQuery';

/**
 * The slider captcha in a mini program: a web view of the configured page, which posts `{ ret, ticket, randstr }` and
 * goes back automatically. The messaging app delivers posts when the web view closes, the payment app immediately:
 * going back from here as well would also leave the page below this one.
 */
export default function CaptchaPage() {
  const { params } = usePage();
  useEffect(() => () => captchaChannel.closed(), []);
  return (
    <WebView
      src={withQuery(env.captchaPageUrl, {
        type: textParam(params, 'type') || undefined,
        appId: textParam(params, 'appId') || undefined,
      })}
      onMessage={(event) => captchaChannel.report(messageOf(event))}
    />
  );
}

/** `detail.data` is a list in the messaging app; the payment app puts the post itself into `detail`. */
function messageOf(event: { readonly detail: unknown }): unknown {
  const { detail } = event;
  return typeof detail === 'object' && detail !== null && 'data' in detail ? detail.data : detail;
}
