import { env } from '@/env';
import { followSend } from '@/navigation/followLink';
import { navigator } from '@/navigation';
import { host } from '@/platform/host';

/**
 * Code 1009: "the app's send-parcel jump" (product §2.5). In the consumer app its own send page, where the build knows
 * the address and the app's version can jump; else, and elsewhere, the send page of the web.
 */
export async function openSendParcel(page: string): Promise<boolean> {
  if (host.current().kind === 'consumer-app' && env.sendParcelAppUrl !== '') {
    const outcome = await navigator.openLink(env.sendParcelAppUrl);
    if (outcome.kind === 'done') return true;
  }
  return followSend('', { page, component: 'drawSend' });
}
