/** Rules of the tab bar (product §2.2, §2.9). */
import { centredStart } from '../centredStart';
import type { PageTab, PageTabs } from '../page/modulePageTypes';

/**
 * Product §2.9 "Nav offset". Decision: 112 on pages with a location bar, 88 without; the bar is 88 high, so that the
 * first leaves a gap of 24 above the module.
 */
const NAV_OFFSET = { withLocationBar: 112, plain: 88 } as const;
/** Height of the bar in the same units, at the default text size of the system. */
export const BAR_HEIGHT = 88;

/**
 * Distance of a module's top from the top of the screen after its tab was tapped, CSS pixels.
 * @param barPx actual height of the bar, which grows with the system's text size
 */
export const scrollOffsetPx = (barPx: number, hasLocationBar: boolean): number =>
  (barPx * (hasLocationBar ? NAV_OFFSET.withLocationBar : NAV_OFFSET.plain)) / BAR_HEIGHT;

/** A module that scrolls up to this many CSS pixels below that position already becomes active. */
export const LINE_SLACK_PX = 8;

/** Up to this many tabs share the bar's width; more of them scroll sideways. */
export const MAX_FIXED_TABS = 4;
/** Least width of a tab in a scrolling row, CSS pixels: four characters fit in large print too. */
const LEAST_CELL_PX = 92;
/** How much of the last visible tab shows before the row is scrolled, so that it is seen to go on. */
const SHOWN_OF_LAST = 0.55;
/** Width of the page's column on a wide screen (frame/PageFrame), CSS pixels. */
const COLUMN_PX = 464;

/** Width of the row on a screen of this width, CSS pixels. */
export const rowWidthPx = (windowPx: number): number => Math.min(windowPx, COLUMN_PX);

/** Width of a tab in a row of `widthPx`. No platform scales it, so positions are known without measuring. */
export function cellPx(widthPx: number): number {
  const whole = Math.max(1, Math.floor(widthPx / LEAST_CELL_PX - SHOWN_OF_LAST));
  return Math.round(widthPx / (whole + SHOWN_OF_LAST));
}

/** Scroll offset that shows tab `index` in the middle, CSS pixels. */
export const rowStartPx = (index: number, widthPx: number): number =>
  centredStart(index, cellPx(widthPx), widthPx);

interface TabLook {
  readonly backgroundColor: string;
  readonly color: string;
}

/**
 * Colours of the active and the other tabs; undefined for the default ones. Decision: background and text colour of a
 * state are only used together, since a campaign's text colour may be unreadable on the default background (light or
 * dark).
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

/** The tabs' module ids in page order, which may differ from the order of the tabs. */
export const idsDownThePage = (tabs: readonly Pick<PageTab, 'moduleId' | 'position'>[]): readonly string[] =>
  tabs
    .slice()
    .sort((one, other) => one.position - other.position)
    .map(({ moduleId }) => moduleId);

/**
 * Which tab is active: the last one whose module has passed the line; before that, the first tab. After a tap on a tab
 * that one is active while the page scrolls, and stays so until another module crosses the line, since the last modules
 * of a page may never reach it.
 */
export class TabFollower {
  private readonly above = new Set<string>();
  private held: string | null = null;

  /** @param ids of the tabs' modules, in page order */
  constructor(private readonly ids: readonly string[]) {}

  /** @returns the active tab; null: unchanged */
  cross(id: string, isAbove: boolean): string | null {
    if (isAbove) this.above.add(id);
    else this.above.delete(id);
    return this.held === null ? this.last() : null;
  }

  hold(id: string): void {
    this.held = id;
  }

  /** The scroll to `id` has ended; does not end a newer one. */
  release(id: string): void {
    if (this.held === id) this.held = null;
  }

  private last(): string | null {
    const passed = this.ids.filter((id) => this.above.has(id));
    return passed[passed.length - 1] ?? this.ids[0] ?? null;
  }
}
