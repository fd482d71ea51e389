import type { RouteName } from '@/navigation';
import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { h5Address } from '@/session';
import { tracker } from '@/tracking';
import { PAY_TEXTS } from './payTexts';

/** 复制链接, where nothing can be paid. @param path of the page on H5 that can be paid on */
export async function copyPayLink(page: RouteName, path: string): Promise<void> {
  tracker.click(page, 'copyLink');
  const outcome = await clipboard.write(h5Address(path));
  toast.show(outcome.kind === 'done' ? PAY_TEXTS.linkCopied : PAY_TEXTS.copyFailed);
}
