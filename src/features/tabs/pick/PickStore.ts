/** State of the pickup tab: what waits, where, and which parcel somebody came for. Knows no page, toast or address. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { QueryRefresh, Query } from '@/data/Query';
import {
  type CabinetGroup,
  groupByCabinet,
  type Position,
  type WaitingParcel,
} from '@/domain/parcel/pickRules';

export interface PickStoreDeps {
  readonly parcels: Query<readonly WaitingParcel[]>;
  /** The visitor's place, without asking anybody for it; null when it is not to be had that way. */
  readonly locate: () => Promise<Position | null>;
}

/** What a wish comes to: its parcel is there, or a list that was asked for since does not have it. */
export type WishAnswer = 'there' | 'gone';

/** Somebody came for a parcel and has not been led to it yet. */
interface Wish {
  readonly parcelId: string;
  /** What was known to wait when he came: it may be older than his parcel. */
  readonly before: readonly WaitingParcel[] | null;
}

export class PickStore {
  position: Position | null = null;
  /** Parcel that the latest way here named, marked for as long as it waits; '' for none. */
  markedId = '';
  readonly parcels: Query<readonly WaitingParcel[]>;
  private wish: Wish | null = null;

  constructor(private readonly deps: PickStoreDeps) {
    this.parcels = deps.parcels;
    makeAutoObservable<this, 'deps' | 'wish'>(
      this,
      { deps: false, parcels: false, position: observableRef, wish: observableRef },
      { autoBind: true },
    );
  }

  get groups(): readonly CabinetGroup[] {
    return groupByCabinet(this.parcels.value ?? [], this.position);
  }

  /** Null: nobody waits for an answer, or it is not known yet. */
  get wishAnswer(): WishAnswer | null {
    const { wish } = this;
    const { value } = this.parcels;
    if (wish === null || value === null) return null;
    if (value.some(({ id }) => id === wish.parcelId)) return 'there';
    return value === wish.before ? null : 'gone';
  }

  /** Somebody comes for a parcel, '' for none. Each time is a wish of its own, also for the same parcel. */
  want(parcelId: string): void {
    const before = this.parcels.value;
    this.markedId = parcelId;
    this.wish = parcelId === '' ? null : { parcelId, before };
    // Not in what is known: a newer list tells; one that is being asked for already will do.
    if (this.wish !== null && before !== null && this.wishAnswer === null) void this.parcels.refresh();
  }

  /** The wish is answered, once: what comes to the parcel later, by the visitor's own hands mostly, is no news. */
  wishAnswered(): void {
    if (this.wishAnswer === 'gone') this.markedId = '';
    this.wish = null;
  }

  /** Parcels anew, and the place: people walk. What is there stays when it fails. */
  async refresh(): Promise<QueryRefresh> {
    const [outcome] = await Promise.all([this.parcels.refresh(), this.findPlace()]);
    return outcome;
  }

  /** The login changed by whatever way. */
  async visitorChanged(): Promise<void> {
    await Promise.all([this.parcels.visitorChanged(), this.findPlace()]);
  }

  /** A place that is not found any more leaves the last one: a distance that jumps away tells nobody anything. */
  private async findPlace(): Promise<void> {
    const position = await this.deps.locate();
    runInAction(() => {
      if (position !== null) this.position = position;
    });
  }
}
