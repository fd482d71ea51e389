import { useCallback, useEffect, useMemo, useState } from 'react';
import { scroll } from '@/platform/scroll';
import { systemInfo } from '@/platform/systemInfo';
import { useCampaign } from '../campaignContext';
import type { PageTab } from '../campaignTypes';
import { moduleElementId } from '../moduleElementId';
import { BAR_HEIGHT, LINE_SLACK_PX, scrollOffsetPx, TabFollower } from './tabRules';

export interface TabFollow {
  /** Id of the active tab's module. */
  readonly active: string;
  readonly select: (moduleId: string) => Promise<void>;
}

/** Where a host cannot measure, the bar as it is drawn at 750 wide. */
async function heightOf(barId: string): Promise<number> {
  const outcome = await scroll.heightOf(barId);
  return outcome.kind === 'measured' ? outcome.heightPx : (systemInfo.read().windowWidth * BAR_HEIGHT) / 750;
}

/**
 * The active tab follows the scroll and a pressed one leads the scroll, without listening to it: observers tell when a
 * module crosses the bar's lower edge, and nothing renders in between. Without observers the tabs only lead.
 * @param tabs in the order of their modules on the page
 */
export function useTabFollow(barId: string, tabs: readonly PageTab[], hasLocationBar: boolean): TabFollow {
  const { view } = useCampaign();
  const [active, setActive] = useState(tabs[0]?.moduleId ?? '');
  const follower = useMemo(() => new TabFollower(tabs.map(({ moduleId }) => moduleId)), [tabs]);

  useEffect(() => {
    if (view === null) return undefined;
    let stops: readonly (() => void)[] = [];
    let isGone = false;
    void heightOf(barId).then((barPx) => {
      if (isGone) return;
      const linePx = scrollOffsetPx(barPx, hasLocationBar) + LINE_SLACK_PX;
      stops = tabs.map(({ moduleId }) =>
        view.watchLine(moduleElementId(moduleId), linePx, (isAbove) => {
          const next = follower.cross(moduleId, isAbove);
          if (next !== null) setActive(next);
        }),
      );
    });
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [view, barId, tabs, follower, hasLocationBar]);

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
