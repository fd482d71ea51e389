import { View } from '@tarojs/components';
import { useState, useMemo, useEffect } from 'react';
import { cx } from '@/components/cx';
import { FailedState } from '@/components/FailedState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { useElementId } from '@/hooks/useElementId';
import { useLoaded } from '@/hooks/useLoaded';
import { host } from '@/platform/host';
import { session } from '@/session';
import { ModuleCard } from '../../page/components/ModuleCard';
import { useModulePage } from '../../page/modulePageContext';
import type { ModuleProps } from '../../page/moduleProps';
import type { DrawView } from './drawModule';
import styles from './Draw.module.scss';

const loadDraw = () => import('@/features/weekly/draw/DrawPanel');

/** A prize draw (product §2.3). Its code and prizes are loaded when it comes near the screen. */
export function Draw({ view }: ModuleProps<'draw'>) {
  const { titleImageUrl, name } = view;
  const [isLost, setLost] = useState(false);
  return (
    <ModuleCard titleImageUrl={titleImageUrl} title={name}>
      {isLost ? (
        <FailedState isCompact onRetry={() => setLost(false)} />
      ) : (
        <Board view={view} onLost={() => setLost(true)} />
      )}
    </ModuleCard>
  );
}

function Board({ view, onLost }: { readonly view: DrawView; readonly onLost: () => void }) {
  const { style, configId, activityId, isAppOnly } = view;
  const { page, visit, scope } = useModulePage();
  const id = useElementId('draw');
  const draw = useLoaded(loadDraw, useIsNear(id), onLost);
  const place = useMemo(
    () => ({ style, configId, activityId, isAppOnly, channelId: visit.channelId }),
    [style, configId, activityId, isAppOnly, visit],
  );
  const skeleton = (
    <SkeletonGroup className={cx(styles['room'], styles[footOf(style)])}>
      <Skeleton className={styles[style]} />
    </SkeletonGroup>
  );
  return (
    <View id={id}>
      {draw === null ? (
        skeleton
      ) : (
        <draw.DrawPanel
          // A different draw in the same module starts with fresh state.
          key={`${configId} ${activityId} ${style} ${isAppOnly}`}
          place={place}
          scope={scope}
          page={page}
          areThumbnailsOff={visit.areThumbnailsOff}
          skeleton={skeleton}
        />
      )}
    </View>
  );
}

/** What will be below the board: the link of `DrawPanel`, or a line for users, who may draw a number of times. */
function footOf(style: DrawView['style']): 'linked' | 'hinted' | 'bare' {
  if (style === 'grid' && host.current().kind === 'consumer-app') return 'linked';
  return session.token === null ? 'bare' : 'hinted';
}

function useIsNear(id: string): boolean {
  const { view } = useModulePage();
  const [isNear, setNear] = useState(view === null);
  useEffect(() => {
    if (isNear) return undefined;
    return view?.watch(id, (sighting) => (sighting.isNear ? setNear(true) : undefined));
  }, [view, id, isNear]);
  return isNear;
}
