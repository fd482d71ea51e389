import { View } from '@tarojs/components';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { useHostPull } from '@/hooks/useHostPull';
import { markup } from '@/platform/markup';
import { pullRefresh } from '@/platform/pullRefresh';
import { cx } from './cx';
import styles from './PullToRefresh.module.scss';

interface PullToRefreshProps {
  /** Settles when the refresh is over; not called again before that. */
  readonly onRefresh: () => Promise<unknown>;
  readonly className?: string;
  readonly children: ReactNode;
}

type PullPhase = 'idle' | 'pulling' | 'release-to-refresh' | 'refreshing';

const WORDS: Readonly<Record<PullPhase, string>> = {
  idle: '',
  pulling: '下拉刷新',
  'release-to-refresh': '松开刷新',
  refreshing: '刷新中',
};

/** Offset of the page while it refreshes, in CSS pixels. */
const REST_PX = 48;

/**
 * Pull down to refresh. Mini programs draw it themselves when the page's config sets `enablePullDownRefresh`; in
 * browsers the content follows the finger and a text says what releasing does. In browsers it must not contain sticky
 * or fixed elements, because a transform moves it during the pull.
 */
export function PullToRefresh({ onRefresh, className, children }: PullToRefreshProps) {
  const id = useElementId('pull');
  const [phase, setPhase] = useState<PullPhase>('idle');
  const [distancePx, setDistancePx] = useState(0);
  const running = useRef(false);
  const latest = useRef(onRefresh);
  latest.current = onRefresh;

  const refresh = useCallback(async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await latest.current();
    } finally {
      running.current = false;
    }
  }, []);

  useHostPull(() => void refresh().finally(() => pullRefresh.finish()));

  useEffect(() => {
    let isGone = false;
    const settle = (): void => {
      if (isGone) return;
      setPhase('idle');
      setDistancePx(0);
    };
    const stop = pullRefresh.watch(id, (pull) => {
      if (running.current) return;
      if (pull.kind === 'pulling') {
        setPhase(pull.isFar ? 'release-to-refresh' : 'pulling');
        setDistancePx(pull.distancePx);
      } else if (pull.isFar) {
        setPhase('refreshing');
        setDistancePx(REST_PX);
        void refresh().finally(settle);
      } else {
        settle();
      }
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [id, refresh]);

  if (pullRefresh.isDrawnByHost) return <View className={className}>{children}</View>;
  const isFollowing = phase === 'pulling' || phase === 'release-to-refresh';
  return (
    <View id={id} className={cx(styles['area'], className)}>
      <View
        className={cx(styles['words'], phase === 'refreshing' && styles['busy'])}
        style={{ opacity: Math.min(distancePx / REST_PX, 1) }}
        {...markup.access({ role: 'status' })}
      >
        {WORDS[phase]}
      </View>
      <View
        className={cx(!isFollowing && styles['settling'])}
        style={distancePx === 0 ? undefined : { transform: `translateY(${distancePx}px)` }}
      >
        {children}
      </View>
    </View>
  );
}
