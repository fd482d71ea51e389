import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import {
  type EntranceTarget,
  h5MiddleEntrance,
  marketingEntrance,
  matchActivity,
} from '@/api/generated/operations/entrance';
import { EmptyState } from '@/components/EmptyState';
import { SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { bringReason } from '@/domain/activity/broughtReason';
import { navigator, resolveAddress } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { appLinkPolicy } from '@/session';
import { QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import { isOnward } from './handOver';

/** After this time, shows a text and a way out instead of a blank page. */
const SLOW_MS = 3000;

const QUESTIONS = [
  ['code', h5MiddleEntrance],
  ['channelId', marketingEntrance],
  ['cabinetCode', matchActivity],
] as const;

/**
 * Resolves where a code, channel or cabinet leads, and replaces itself with that page: `/activityMiddle/loading?code=`,
 * or `channelId`, or `cabinetCode` (product §3.16).
 */
export function MiddleLoading({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [name, operation] = QUESTIONS.find(([key]) => textParam(params, key) !== '') ?? QUESTIONS[0];
  const code = textParam(params, name);
  const [query] = useState(
    () =>
      new Query<EntranceTarget>({
        ...pageDeps(scope),
        fetch: async (asking) =>
          code === ''
            ? { targetUrl: '', reasonCode: 'GONE', reasonMsg: '' }
            : (await gateway.call(operation, { code }, asking)).data,
        isForAll: true,
        failedText: '活动加载失败，请重试',
      }),
  );
  useEffect(() => void query.refresh(), [query]);
  return (
    <QueryView query={query} isCompact={false} skeleton={<Waiting />}>
      {(target) => <GoOn target={target} />}
    </QueryView>
  );
}

function Waiting() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <EmptyState
      text="网络有点慢，活动还在加载"
      action={{ text: '去首页', onPress: () => navigator.replaceWith('home') }}
    />
  ) : (
    <SkeletonGroup>{null}</SkeletonGroup>
  );
}

const GoOn = observer(function GoOn({ target }: { readonly target: EntranceTarget }) {
  useEffect(() => void goOn(target), [target]);
  return <Waiting />;
});

const routeOf = (path: string): string | null => resolveAddress(path)?.row.name ?? null;

async function goOn({ targetUrl, reasonCode, reasonMsg }: EntranceTarget): Promise<void> {
  if (isOnward(targetUrl, appLinkPolicy(), routeOf)) {
    const outcome = await navigator.openLink(targetUrl, 'replace');
    if (outcome.kind === 'done') return;
  }
  const code = reasonCode || 'GONE';
  bringReason(reasonMsg, code);
  await navigator.replaceWith('activityException', { code, reasonMsg });
}
