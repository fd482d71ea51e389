/**
 * Store of the pickup tab: waiting parcels, their cabinets, and the parcel a link points to. No navigation or toasts
 * here.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { QueryRefresh, Query } from '@/data/Query';
import {
  type CabinetGroup,
  groupByCabinet,
  type Position,
  type WaitingParcel,
} from '@/domain/parcel/pickRules';

interface PickStoreDeps {
  readonly parcels: Query<readonly WaitingParcel[]>;
  /** The user's location without a permission prompt; null if that is not possible. */
  readonly locate: () => Promise<Position | null>;
}

/** Result of a link: the parcel is in the list, or a list fetched since then does not have it. */
type LinkResult = 'there' | 'gone';

/** A link pointed to this parcel, and the page has not led the user to it yet. */
interface LinkedParcel {
  readonly parcelId: string;
  /** The list known when the link was opened; it may be older than the parcel. */
  readonly before: readonly WaitingParcel[] | null;
}

export class PickStore {
  position: Position | null = null;
  /** Parcel named by the latest link, highlighted while it is in the list; '' for none. */
  markedId = '';
  readonly parcels: Query<readonly WaitingParcel[]>;
  private linked: LinkedParcel | null = null;

  constructor(private readonly deps: PickStoreDeps) {
    this.parcels = deps.parcels;
    makeAutoObservable<this, 'deps' | 'linked'>(
      this,
      { deps: false, parcels: false, position: observableRef, linked: observableRef },
      { autoBind: true },
    );
  }

  get groups(): readonly CabinetGroup[] {
    return groupByCabinet(this.parcels.value ?? [], this.position);
  }

  /** Null: no link is open, or its result is not known yet. */
  get linkResult(): LinkResult | null {
    const { linked } = this;
    const { value } = this.parcels;
    if (linked === null || value === null) return null;
    if (value.some(({ id }) => id === linked.parcelId)) return 'there';
    // A list from before the network was lost may be older than the parcel, too.
    return value === linked.before || this.parcels.staleSince !== null ? null : 'gone';
  }

  /** A link points to a parcel, '' for none. Each call is a new link, even for the same parcel. */
  want(parcelId: string): void {
    const before = this.parcels.value;
    this.markedId = parcelId;
    this.linked = parcelId === '' ? null : { parcelId, before };
    // Not in the known list: fetch a newer one; a request already running is enough.
    if (this.linked !== null && before !== null && this.linkResult === null) void this.parcels.refresh();
  }

  /**
   * Closes the link, so that its result is shown once: later changes of the parcel, mostly the user's own, are no news.
   */
  linkHandled(): void {
    if (this.linkResult === 'gone') this.markedId = '';
    this.linked = null;
  }

  /** Refetches the parcels and the location, because users walk. A failure keeps the current data. */
  async refresh(): Promise<QueryRefresh> {
    const [outcome] = await Promise.all([this.parcels.refresh(), this.findPlace()]);
    return outcome;
  }

  /** The login has changed. */
  async visitorChanged(): Promise<void> {
    await Promise.all([this.parcels.visitorChanged(), this.findPlace()]);
  }

  /** Keeps the last location if a new one is not found: a distance that disappears helps no user. */
  private async findPlace(): Promise<void> {
    const position = await this.deps.locate();
    runInAction(() => {
      if (position !== null) this.position = position;
    });
  }
}
