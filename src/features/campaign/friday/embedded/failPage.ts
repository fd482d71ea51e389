import { navigator } from '@/navigation';
import { navigation } from '@/platform/navigation';
import { toast } from '@/platform/toast';
import { bringReason } from '@/domain/activity/broughtReason';
import { CAMPAIGN_TEXTS } from '@/domain/campaign/campaignTexts';
import { isEmbedded, type Scene } from '@/domain/campaign/scenes';

/** Product §2.8: what the fail page is told of a page whose info could not be had. */
export const FAIL_CODE = '9999';

/**
 * The page cannot be shown (product §2.8): an embedded view closes; elsewhere a toast, and the fail page instead of this
 * one. Its words are those of the description, also where the gateway has not answered ("server msg or ..."); it offers
 * another try then.
 * @param reason the gateway's words, which may be empty
 * @param isRefused the gateway said no; otherwise there was no answer to read
 */
export async function failPage(scene: Scene, reason: string, isRefused: boolean): Promise<void> {
  if (isEmbedded(scene)) {
    await navigation.closeWebview();
    return;
  }
  toast.show(CAMPAIGN_TEXTS.failed);
  const reasonMsg = reason || CAMPAIGN_TEXTS.late;
  const params = navigator.currentRoute()?.params ?? {};
  bringReason(reasonMsg, FAIL_CODE, isRefused ? null : () => navigator.replaceWith('fcFriday', params));
  await navigator.replaceWith('attractNewUsersFail', { reasonMsg, reasonCode: FAIL_CODE });
}
