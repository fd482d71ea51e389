/** The PDF of an invoice: opened in the host's viewer, or its link copied. */
import type { Scope } from '@/api';
import { clipboard } from '@/platform/clipboard';
import type { FileViewOutcome } from '@/platform/fileViewer/types';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';

/** '' shows nothing. */
const SAID: Readonly<Record<FileViewOutcome['kind'], string>> = {
  opened: '',
  cancelled: '',
  'not-downloaded': '发票下载失败，请稍后重试',
  refused: '这里无法打开发票，请复制链接到浏览器查看',
  failed: '这里无法打开发票，请复制链接到浏览器查看',
  unsupported: '这里无法打开发票，请复制链接到浏览器查看',
};

/**
 * @param page for tracking
 * @param scope page scope; a file that arrives after unmount is not opened
 */
export async function openFile(url: string, page: string, scope: Scope): Promise<void> {
  tracker.click(page, 'file');
  const { fileViewer } = await import('@/platform/fileViewer');
  const outcome = await fileViewer.openPdf(url, () => !scope.isCancelled);
  if (SAID[outcome.kind] !== '') toast.show(SAID[outcome.kind]);
}

/** @param page for tracking */
export async function copyFile(url: string, page: string): Promise<void> {
  tracker.click(page, 'copyFile');
  const outcome = await clipboard.write(url);
  toast.show(outcome.kind === 'done' ? '链接已复制，请在浏览器打开' : '复制失败，请稍后重试');
}
