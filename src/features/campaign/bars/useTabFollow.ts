import { useCallback, useEffect, useMemo, useState } from 'react';
import { scroll } from '@/platform/scroll';
import { systemInfo } from '@/platform/systemInfo';
import { systemClock } from '@/utils/clock';
import { useCampaign } from '../campaignContext';
import type { PageTab } from '../campaignTypes';
import { moduleElementId } from '../moduleElementId';
import { BAR_HEIGHT, idsDownThePage, LINE_SLACK_PX, scrollOffsetPx, TabFollower } from './tabRules';

export interface TabFollow {
  /** Id of the active tab's module. */
  readonly active: string;
  readonly select: (moduleId: string) => Promise<void>;
}

/**
 * Measuring lays the whole page out, which right after its first render is the longest piece of work on a cheap phone:
 * the bar is measured when that has been drawn and the first modules are there.
 */
const SETTLED_MS = 150;

/** Where a host cannot measure, the bar as it is drawn at 750 wide. */
async function heightOf(barId: string): Promise<number> {
  const outcome = await scroll.heightOf(barId);
  return outcome.kind === 'measured' ? outcome.heightPx : (systemInfo.read().windowWidth * BAR_HEIGHT) / 750;
}

/**
 * The active tab follows the scroll and a pressed one leads the scroll, without listening to it: observers tell when a
 * module crosses the bar's lower edge, and nothing renders in between. Without observers the tabs only lead.
 * @param tabs in whatever order
 */
export function useTabFollow(barId: string, tabs: readonly PageTab[], hasLocationBar: boolean): TabFollow {
  const { view } = useCampaign();
  const ids = useMemo(() => idsDownThePage(tabs), [tabs]);
  const [active, setActive] = useState(ids[0] ?? '');
  const follower = useMemo(() => new TabFollower(ids), [ids]);

  useEffect(() => {
    if (view === null) return undefined;
    let stops: readonly (() => void)[] = [];
    let isGone = false;
    const watch = async (): Promise<void> => {
      const barPx = await heightOf(barId);
      if (isGone) return;
      const linePx = scrollOffsetPx(barPx, hasLocationBar) + LINE_SLACK_PX;
      stops = ids.map((moduleId) =>
        view.watchLine(moduleElementId(moduleId), linePx, (isAbove) => {
          const next = follower.cross(moduleId, isAbove);
          if (next !== null) setActive(next);
        }),
      );
    };
    const stopWaiting = systemClock.after(SETTLED_MS, () => void watch());
    return () => {
      isGone = true;
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, [view, barId, ids, follower, hasLocationBar]);

  const select = useCallback(
    async (moduleId: string) => {
      follower.hold(moduleId);
      setActive(moduleId);
      const offsetPx = scrollOffsetPx(await heightOf(barId), hasLocationBar);
      await scroll.toElement(moduleElementId(moduleId), offsetPx);
      follower.release(moduleId);
    },
    [follower, barId, hasLocationBar],
  );

  return { active, select };
}
