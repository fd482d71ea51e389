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
 * one.
 * @param reason the gateway's words, which may be empty
 */
export async function failPage(scene: Scene, reason: string): Promise<void> {
  if (isEmbedded(scene)) {
    await navigation.closeWebview();
    return;
  }
  toast.show(CAMPAIGN_TEXTS.failed);
  const reasonMsg = reason || CAMPAIGN_TEXTS.late;
  bringReason(reasonMsg, FAIL_CODE);
  await navigator.replaceWith('attractNewUsersFail', { reasonMsg, reasonCode: FAIL_CODE });
}
