import type { OpenLinkOutcome } from '../createNavigator';
import { hasScanTime, scanKey, scannedLink, type AppEntry } from './entryRules';

type EnteringOutcome = 'none' | 'opened' | 'unknown';

/**
 * Scanned codes: the platform opens the entry page and reports the scanned text; the app opens its target once a page
 * is mounted to navigate from. Share cards and template messages name their page, and the platform opens it itself.
 *
 * A scan is reported more than once: a launch is repeated as the first show, and some phones report the last entry
 * whenever the app returns from the background. Decision: the same entry counts as a new scan only when it has another
 * time, when the app was opened another way in between, or when the platform has created a new entry page for it, which
 * it does not for an app that merely returns.
 */
export class Entering {
  private pending: string | null = null;
  /** The last scan that was taken. */
  private handled: { readonly key: string; readonly hasTime: boolean } | null = null;
  /** Reported again without a time: a new scan if a new page is mounted for it. */
  private repeated: string | null = null;

  constructor(private readonly openLink: (url: string) => Promise<OpenLinkOutcome>) {}

  /** `launch`: the app was started; `show`: it came to the foreground. */
  take(entry: AppEntry, moment: 'launch' | 'show'): void {
    this.repeated = null;
    const link = scannedLink(entry);
    if (link === null) {
      if (this.handled?.hasTime === false) this.handled = null;
      return;
    }
    const key = scanKey(entry, link);
    if (moment === 'launch' || key !== this.handled?.key) this.pending = link;
    else if (!hasScanTime(entry)) this.repeated = link;
    this.handled = { key, hasTime: hasScanTime(entry) };
  }

  /**
   * Called by a page that became visible. `unknown`: the code has no known target.
   * @param isNew the page is shown for the first time
   */
  async follow(isNew: boolean): Promise<EnteringOutcome> {
    const link = this.pending ?? (isNew ? this.repeated : null);
    this.pending = null;
    this.repeated = null;
    if (link === null) return 'none';
    return (await this.openLink(link)).kind === 'done' ? 'opened' : 'unknown';
  }
}
