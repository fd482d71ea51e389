import { navigator, type MoveMode } from './index';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';

/** An address that may not be opened. */
export const LINK_REFUSED = '链接无法打开，请稍后再试';

/**
 * Opens an address that came from outside (a campaign's config, the build's send page) after a press on `component`;
 * what may not be opened is said, not done.
 * @returns whether it was opened
 */
export async function followLink(
  url: string,
  where: { readonly page: string; readonly component: string },
  mode?: MoveMode,
): Promise<boolean> {
  tracker.click(where.page, where.component);
  const outcome = await navigator.openLink(url, mode);
  if (outcome.kind === 'done') return true;
  toast.show(LINK_REFUSED);
  return false;
}
