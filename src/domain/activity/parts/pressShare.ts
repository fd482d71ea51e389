import { toast } from '@/platform/toast';
import { openShare } from './prepareShare';
import type { SharedPage } from './sharedPage';
import { wordsAfterShare } from './wordsAfterShare';

/** A tap on 分享: uses the sharing that the host has, and shows a toast if the user has to complete it. */
export async function pressShare(page: SharedPage): Promise<void> {
  const words = wordsAfterShare(await openShare(page));
  if (words !== null) toast.show(words);
}
