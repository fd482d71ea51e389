import type { ShareOutcome } from '@/platform/share/types';

/** Toast after a tap on 分享; null if the host shows the outcome itself. */
export function shareToast({ kind }: Pick<ShareOutcome, 'kind'>): string | null {
  switch (kind) {
    case 'ready':
    case 'shared':
    case 'cancelled':
      return null;
    case 'use-host-menu':
      return '请点击右上角菜单分享给好友';
    case 'link-copied':
      return '链接已复制，快去分享给好友吧';
    case 'failed':
    case 'unsupported':
      return '分享失败，请稍后再试';
  }
}
