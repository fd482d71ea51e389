import { View } from '@tarojs/components';
import { useSyncExternalStore, useEffect, memo } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { FailedState } from '@/components/FailedState';
import { hasTabs } from '@/features/weekly/flashSale/sessionTabRules';
import { tracker } from '@/tracking';
import type { PageModule } from './catalog';
import { ModuleSkeleton } from './components/ModuleSkeleton';
import { FirstSkeleton } from './components/PageSkeleton';
import { moduleElementId } from './moduleElementId';
import { useModulePage } from './modulePageContext';
import { MODULE_PAGE_TEXTS } from './modulePageTexts';
import type { ModulePageVisit } from './modulePageTypes';
import type { ModuleQueue } from './moduleQueue';
import { renderModule, type LaterModules } from './registry';
import { useExposure } from './useExposure';
import styles from './ModuleFrame.module.scss';

interface ModuleFrameProps {
  readonly module: PageModule;
  /** Index among the page's modules, from 0. */
  readonly index: number;
  readonly turns: ModuleQueue;
  /** Only its place is known (`entry/keptPage`). */
  readonly isHeld: boolean;
  /** Code of the module types that are loaded later (`laterModules`); null: still loading. */
  readonly later: LaterModules | null;
}

/**
 * Wraps every module: reserves its place on the page, mounts it when it is its turn, contains its errors until its data
 * changes, and reports its impression. Re-renders only when its own module changes.
 */
export const ModuleFrame = memo(function ModuleFrame({
  module,
  index,
  turns,
  isHeld,
  later,
}: ModuleFrameProps) {
  const isDue = useSyncExternalStore(turns.subscribe, () => turns.isDue(index));
  const { type, place } = module;
  const { page, visit } = useModulePage();
  const id = moduleElementId(place.uniqueId);
  // The element exists from the start, so that filling it resends no siblings (`setData`).
  return (
    <View id={id} className={styles['module']}>
      {!isDue && index === 0 && <FirstSkeleton hasTabs={hasSessionTabs(module, visit)} />}
      {isDue && isHeld && <ModuleSkeleton />}
      {isDue && !isHeld && (
        <ErrorBoundary
          resetKey={module}
          onError={(error) =>
            tracker.track({
              page,
              type: 'error',
              component: type,
              context: { why: String(error).slice(0, 200), ...place },
            })
          }
          fallback={(retry) => (
            <View className={styles['broken']}>
              <FailedState isCompact text={MODULE_PAGE_TEXTS.moduleFailed} onRetry={retry} />
            </View>
          )}
        >
          <Exposed module={module} elementId={id} later={later} />
        </ErrorBoundary>
      )}
    </View>
  );
});

const hasSessionTabs = (module: PageModule, { scene }: ModulePageVisit): boolean =>
  module.type === 'seckill' && hasTabs(module.view.sessions.length, scene);

interface ExposedProps extends Pick<ModuleFrameProps, 'module' | 'later'> {
  readonly elementId: string;
}

function Exposed({ module, elementId, later }: ExposedProps) {
  useExposure(elementId, module);
  return renderModule(module, later, <ModuleSkeleton />);
}

/** Runs the mounting turns until the page is unmounted. */
export function useModuleQueue(turns: ModuleQueue, count: number): void {
  const { scope } = useModulePage();
  useEffect(() => turns.runTo(count), [turns, count]);
  useEffect(() => scope.onCancel(turns.stop), [scope, turns]);
}
