/** Single-page mode (platform/launch): what a page shows can be read, and nothing can be done. */
import { launch } from '@/platform/launch';
import { toast } from '@/platform/toast';

/** The one sentence that says so: at the page's end, and at each press that would do something. */
export const READING_ONLY_TEXT = '前往小程序后可领取';

/**
 * Whether a press is left to the mini program itself, which is said then.
 * @param isReading it shows more of the same page and does nothing else
 */
export function refusesPress(isReading: boolean): boolean {
  if (isReading || !launch.isSinglePage()) return false;
  toast.show(READING_ONLY_TEXT);
  return true;
}
