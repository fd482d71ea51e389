import type { OpenLinkOutcome } from '../createNavigator';
import { hasScanTime, scanKey, scannedLink, type AppEntry } from './entryRules';

export type EnteringOutcome = 'none' | 'opened' | 'unknown';

/**
 * Scanned codes: the platform opens the entry page and tells the app what was scanned; where it leads is ours to open,
 * once a page is there to open it from. Share cards and template messages name their page, the platform opens it itself.
 *
 * A scan is told of more than once: an opening comes again as the first showing, and some phones tell of the last entry
 * whenever the app is back from the background. Decision: the same entry counts as a new scan only when it bears
 * another time, when the app was brought to the front otherwise in between, or when the platform has made the entry
 * page anew for it, which it does not for an app that merely comes back.
 */
export class Entering {
  private pending: string | null = null;
  /** The scan taken last. */
  private told: { readonly key: string; readonly hasTime: boolean } | null = null;
  /** Told again without a time to tell it by: a scan if a new page is there for it. */
  private repeated: string | null = null;

  constructor(private readonly openLink: (url: string) => Promise<OpenLinkOutcome>) {}

  /** `launch`: opened anew; `show`: come to the front. */
  take(entry: AppEntry, moment: 'launch' | 'show'): void {
    this.repeated = null;
    const link = scannedLink(entry);
    if (link === null) {
      if (this.told?.hasTime === false) this.told = null;
      return;
    }
    const key = scanKey(entry, link);
    if (moment === 'launch' || key !== this.told?.key) this.pending = link;
    else if (!hasScanTime(entry)) this.repeated = link;
    this.told = { key, hasTime: hasScanTime(entry) };
  }

  /**
   * Called by a page that has come on screen. `unknown`: the code leads nowhere that we know.
   * @param isNew the page is on screen for the first time
   */
  async follow(isNew: boolean): Promise<EnteringOutcome> {
    const link = this.pending ?? (isNew ? this.repeated : null);
    this.pending = null;
    this.repeated = null;
    if (link === null) return 'none';
    return (await this.openLink(link)).kind === 'done' ? 'opened' : 'unknown';
  }
}
