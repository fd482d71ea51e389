import type { Scope } from '@/api';
import type { RouteName } from '@/navigation';
import { host } from '@/platform/host';
import { failure } from '@/platform/outcome';
import { hasShareMenu } from '@/platform/share/hasMenu';
import type { ShareOutcome } from '@/platform/share/types';
import { tracker } from '@/tracking';

/** A page of ours as others are sent it (product §1.3, product §2.9). */
export interface SharedPage {
  /** The page whose menu or button sends it. */
  readonly from: RouteName;
  /** The page that it leads to. */
  readonly route: RouteName;
  /** Path parameters and query. */
  readonly params: Readonly<Record<string, string>>;
  /** Further query, of the mini programs' path alone. */
  readonly miniParams?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
}

const loadShare = () => import('./sharePage');

/** What the host's share menu is to send. It works without it too, so nothing waits and a failure is only noted. */
export function prepareShare(page: SharedPage, scope: Scope): void {
  if (!hasShareMenu(host.current())) return;
  loadShare().then(
    ({ sharePage }) => sharePage(page, scope),
    () => noteMissing(page),
  );
}

/** From a button: whatever way the host has. */
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
