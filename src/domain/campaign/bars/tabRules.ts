/** Rules of the tab bar (product §2.2, §2.9). */
import type { PageTab, PageTabs } from '../campaignTypes';

/**
 * Product §2.9 "Nav offset". Decision: 112 on pages with a location bar, 88 on those
 * without; the bar itself is 88 high, so that the first leaves 24 of air over the module.
 */
export const NAV_OFFSET = { withLocationBar: 112, plain: 88 } as const;
/** Height of the bar in the same scale, at the system's normal text size. */
export const BAR_HEIGHT = 88;

/**
 * Where a module's top stands after its tab was pressed, CSS pixels from the top of the screen.
 * @param barPx height of the bar as it is: it grows with the system's text size
 */
export const scrollOffsetPx = (barPx: number, hasLocationBar: boolean): number =>
  (barPx * (hasLocationBar ? NAV_OFFSET.withLocationBar : NAV_OFFSET.plain)) / BAR_HEIGHT;

/** CSS pixels below that place at which a module that comes from below takes the tab over. */
export const LINE_SLACK_PX = 8;

/** This many tabs share the width; more of them scroll sideways. */
export const MAX_FIXED_TABS = 4;
/** Width of a tab in a row that scrolls, CSS pixels, which no target scales: its place is known without measuring. */
export const CELL_PX = 92;

/** Where the row that scrolls begins to show `index` in its middle, CSS pixels. */
export const rowStartPx = (index: number, widthPx: number): number =>
  Math.max(0, Math.round(index * CELL_PX - (widthPx - CELL_PX) / 2));

export interface TabLook {
  readonly backgroundColor: string;
  readonly color: string;
}

/**
 * Colours of the chosen tab and of the others; undefined for our own. Decision: ground and words of a state go together,
 * since a campaign's words on our ground (light or dark) may not be readable.
 */
export function tabLooks({ colors }: Pick<PageTabs, 'colors'>): {
  readonly selected: TabLook | undefined;
  readonly plain: TabLook | undefined;
} {
  const look = (backgroundColor: string, color: string): TabLook | undefined =>
    backgroundColor === '' || color === '' ? undefined : { backgroundColor, color };
  return {
    selected: look(colors.selectedGround, colors.selectedText),
    plain: look(colors.ground, colors.text),
  };
}

/** The tabs' modules in the order in which they stand on the page, which need not be that of the tabs. */
export const idsDownThePage = (tabs: readonly Pick<PageTab, 'moduleId' | 'position'>[]): readonly string[] =>
  tabs
    .slice()
    .sort((one, other) => one.position - other.position)
    .map(({ moduleId }) => moduleId);

/**
 * Which tab is the active one: the last whose module has come above the line; before the first one the first. While the
 * page glides to a pressed tab that one is, and it stays so until the next module crosses the line, since the last
 * modules of a page may never get so far up.
 */
export class TabFollower {
  private readonly above = new Set<string>();
  private held: string | null = null;

  /** @param ids of the tabs' modules, in the order in which they stand on the page */
  constructor(private readonly ids: readonly string[]) {}

  /** @returns the active tab, null: as before */
  cross(id: string, isAbove: boolean): string | null {
    if (isAbove) this.above.add(id);
    else this.above.delete(id);
    return this.held === null ? this.last() : null;
  }

  hold(id: string): void {
    this.held = id;
  }

  /** The glide to `id` is over; a newer one is not ended by it. */
  release(id: string): void {
    if (this.held === id) this.held = null;
  }

  private last(): string | null {
    const passed = this.ids.filter((id) => this.above.has(id));
    return passed[passed.length - 1] ?? this.ids[0] ?? null;
  }
}
