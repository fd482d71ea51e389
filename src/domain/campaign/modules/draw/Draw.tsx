import { View } from '@tarojs/components';
import { useState, useMemo, useEffect } from 'react';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { FailedState } from '@/components/StateView';
import { useElementId } from '@/hooks/useElementId';
import { useLoaded } from '@/hooks/useLoaded';
import { useCampaign } from '../../campaignContext';
import { ModuleCard } from '../../components/ModuleCard';
import type { ModuleProps } from '../../moduleProps';
import type { DrawView } from './drawModule';
import styles from './Draw.module.scss';

const loadDraw = () => import('@/domain/draw/DrawPanel');

/** A prize draw (product §2.3). Its code, and its prizes, come when it comes near the screen. */
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
  const { page, visit, scope } = useCampaign();
  const id = useElementId('draw');
  const draw = useLoaded(loadDraw, useIsNear(id), onLost);
  const place = useMemo(
    () => ({ style, configId, activityId, isAppOnly, channelId: visit.channelId }),
    [style, configId, activityId, isAppOnly, visit],
  );
  const skeleton = (
    <SkeletonGroup className={styles['room']}>
      <Skeleton className={styles[style]} />
    </SkeletonGroup>
  );
  return (
    <View id={id}>
      {draw === null ? (
        skeleton
      ) : (
        <draw.DrawPanel
          // Another draw in the same place is another visit of it.
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

/** Whether the element has ever been near the screen. */
function useIsNear(id: string): boolean {
  const { view } = useCampaign();
  const [isNear, setNear] = useState(view === null);
  useEffect(() => {
    if (isNear) return undefined;
    return view?.watch(id, (sighting) => (sighting.isNear ? setNear(true) : undefined));
  }, [view, id, isNear]);
  return isNear;
}
