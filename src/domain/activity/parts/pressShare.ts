import { toast } from '@/platform/toast';
import { openShare } from './prepareShare';
import type { SharedPage } from './sharedPage';
import { shareToast } from './shareToast';

/** A tap on 分享: uses the sharing that the host has, and shows a toast if the user has to complete it. */
export async function pressShare(page: SharedPage): Promise<void> {
  const words = shareToast(await openShare(page));
  if (words !== null) toast.show(words);
}
