import { env } from '@/env';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { host } from '@/platform/host';

/**
 * Code 1009: "the app's send-parcel jump" (product §2.5). In the consumer app it opens the app's own send page, if the
 * build has its address and the app version can jump; otherwise the send page of the web.
 */
export async function openSendParcel(page: string): Promise<boolean> {
  if (host.current().kind === 'consumer-app' && env.sendParcelAppUrl !== '') {
    const outcome = await navigator.openLink(env.sendParcelAppUrl);
    if (outcome.kind === 'done') return true;
  }
  return followSend('', { page, component: 'drawSend' });
}
