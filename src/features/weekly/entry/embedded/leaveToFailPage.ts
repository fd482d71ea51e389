import { bringReason } from '@/domain/activity/broughtReason';
import { MODULE_PAGE_TEXTS } from '@/features/weekly/page/modulePageTexts';
import { isEmbedded, type Scene } from '@/features/weekly/page/scenes';
import { navigator } from '@/navigation';
import { navigation } from '@/platform/navigation';
import { toast } from '@/platform/toast';

/** Product §2.8: the code that the fail page receives when the page info could not be fetched. */
const FAIL_CODE = '9999';

/**
 * Handles a page that cannot be shown (product §2.8): an embedded view closes; otherwise a toast appears and the fail
 * page replaces this one. The spec's own text also covers a missing response ("server msg or ..."); the fail page then
 * offers a retry.
 * @param reason the gateway's message, possibly empty
 * @param isRefused true if the gateway refused; false if there was no readable response
 */
export async function leaveToFailPage(scene: Scene, reason: string, isRefused: boolean): Promise<void> {
  if (isEmbedded(scene)) {
    await navigation.closeWebview();
    return;
  }
  toast.show(MODULE_PAGE_TEXTS.failed);
  const reasonMsg = reason || MODULE_PAGE_TEXTS.late;
  const params = navigator.currentRoute()?.params ?? {};
  bringReason(reasonMsg, FAIL_CODE, isRefused ? null : () => navigator.replaceWith('fcFriday', params));
  await navigator.replaceWith('attractNewUsersFail', { reasonMsg, reasonCode: FAIL_CODE });
}
