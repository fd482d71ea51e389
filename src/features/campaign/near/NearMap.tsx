import { View } from '@tarojs/components';
import { useEffect, useState, type ReactNode } from 'react';
import { FailedState } from '@/components/FailedState';
import { Popup } from '@/components/Popup';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { useElementId } from '@/hooks/useElementId';
import { map } from '@/platform/map';
import type { MapPlace } from '@/platform/map/types';
import { markup } from '@/platform/markup';
import type { NearRow } from './nearRules';
import styles from './Near.module.scss';

interface NearMapProps {
  readonly isOpen: boolean;
  readonly rows: readonly NearRow[];
  /** Renders a row like the list. */
  readonly renderRow: (row: NearRow, place: number) => ReactNode;
  readonly onClose: () => void;
}

/** The cabinets of the list on a map; loaded when first opened. The tapped cabinet is shown below. */
export function NearMap({ isOpen, onClose, ...props }: NearMapProps) {
  return (
    <Popup isOpen={isOpen} title="附近快递柜地图" onClose={onClose}>
      <Board {...props} />
    </Popup>
  );
}

const placesOf = (rows: readonly NearRow[]): readonly MapPlace[] =>
  rows.flatMap(({ id, name, point }) => (point === null ? [] : [{ id, name, ...point }]));

function Board({ rows, renderRow }: Pick<NearMapProps, 'rows' | 'renderRow'>) {
  const id = useElementId('map');
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const [chosenId, choose] = useState('');
  // Fixed when the map opens, so that the map does not move under the user's finger.
  const [shown] = useState(rows);
  useEffect(() => {
    let remove: (() => void) | null = null;
    let isGone = false;
    setState('drawing');
    void map.draw(id, placesOf(shown), choose).then((outcome) => {
      if (outcome.kind === 'drawn') remove = outcome.remove;
      if (isGone) remove?.();
      else setState(outcome.kind === 'drawn' ? 'drawn' : 'failed');
    });
    return () => {
      isGone = true;
      remove?.();
    };
  }, [id, shown, turn]);
  const chosen = shown.find((row) => row.id === chosenId);
  return (
    <View>
      <View className={styles['board']}>
        <View
          id={id}
          className={styles['ground']}
          {...markup.access({ role: 'group', label: '附近快递柜的地图' })}
        />
        {state === 'drawing' && (
          <SkeletonGroup className={styles['ground']}>
            <Skeleton className={styles['ground']} />
          </SkeletonGroup>
        )}
        {state === 'failed' && (
          <FailedState
            text="地图打不开，请稍后再试"
            isCompact
            onRetry={() => setTurn((before) => before + 1)}
          />
        )}
      </View>
      <View {...markup.access({ live: 'polite' })}>
        {chosen === undefined ? (
          state === 'drawn' && <View className={styles['tip']}>点一个快递柜看看</View>
        ) : (
          <View {...markup.access({ role: 'list', label: '选中的快递柜' })}>{renderRow(chosen, 1)}</View>
        )}
      </View>
    </View>
  );
}
