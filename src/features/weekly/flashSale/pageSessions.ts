import type { PageModule } from '../page/catalog';
import type { Session } from './sessionTypes';

/**
 * Starts and ends of all sessions of a page, epoch milliseconds, without duplicates; the page refetches around them.
 */
export function sessionBoundaries(modules: readonly PageModule[]): readonly number[] {
  const times = sessionsOf(modules).flatMap(({ startMs, endMs }) => [startMs, endMs]);
  return Array.from(new Set(times)).sort((a, b) => a - b);
}

/** The sessions of all modules of a page. */
export function sessionsOf(modules: readonly PageModule[]): readonly Session[] {
  return modules.flatMap((module) => {
    switch (module.type) {
      case 'seckill':
        return module.view.sessions;
      case 'inclusive':
        return [module.view.session];
      default:
        return [];
    }
  });
}
