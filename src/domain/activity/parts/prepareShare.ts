import type { Scope } from '@/api';
import { host } from '@/platform/host';
import { failure } from '@/platform/outcome';
import { hasShareMenu } from '@/platform/share/hasMenu';
import type { ShareOutcome } from '@/platform/share/types';
import { tracker } from '@/tracking';
import type { SharedPage } from './sharedPage';

const loadShare = () => import('./sharePage');

/**
 * Sets the content of the host's share menu. The menu works without it too, so nothing waits and a failure is only
 * tracked.
 */
export function prepareShare(page: SharedPage, scope: Scope): void {
  if (!hasShareMenu(host.current())) return;
  loadShare().then(
    ({ sharePage }) => sharePage(page, scope),
    () => noteMissing(page),
  );
}

/** For share buttons: uses whatever sharing the host supports. */
export async function openShare(page: SharedPage): Promise<ShareOutcome> {
  let chunk: Awaited<ReturnType<typeof loadShare>>;
  try {
    chunk = await loadShare();
  } catch (cause) {
    noteMissing(page);
    return failure(cause);
  }
  return chunk.openCard(page);
}

const noteMissing = ({ from }: SharedPage): void =>
  tracker.track({ page: from, type: 'error', component: 'share', context: { why: 'chunk' } });
