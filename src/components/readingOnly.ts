/** Single-page mode (platform/launch): the page is read-only. */
import { launch } from '@/platform/launch';
import { toast } from '@/platform/toast';

/** The sentence that says so: at the end of the page, and on each tap that would do something. */
export const READING_ONLY_TEXT = '前往小程序后可领取';

/**
 * Whether the tap is only possible in the mini program itself; if so, shows a toast that says this.
 * @param isReading the tap only shows more of the same page
 */
export function refusesPress(isReading: boolean): boolean {
  if (isReading || !launch.isSinglePage()) return false;
  toast.show(READING_ONLY_TEXT);
  return true;
}
