/** Store of the nearby cabinets page (product §3.18). No navigation or toasts here. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { nearbyLanding, type NearbyLanding } from '@/api/generated/operations/nearby';
import type { PageDeps } from '@/data/pageDeps';
import { PagedQuery, type PagedPage } from '@/data/PagedQuery';
import { LOCATE_TIMEOUT_MS, type LocationCapability, type LocationOutcome } from '@/platform/location/types';
import { MAX_CONFIG_ID, type NearRow, toNearRow, type NearFilter, type LocationState } from './nearRules';

const PAGE_SIZE = 20;
/** Decimals of a degree: about one metre, and shorter than the contract's limit. */
const DECIMALS = 5;
/** The user may take time to answer the permission prompt; the list does not wait that long. */
const ASKING_TIMEOUT_MS = 60_000;

export const HERE: NearFilter = { kind: 'here' };

interface Point {
  readonly longitude: string;
  readonly latitude: string;
  readonly mapType: '' | 'gcj02' | 'wgs84';
}

const NOWHERE: Point = { longitude: '', latitude: '', mapType: '' };

interface NearDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly location: LocationCapability;
  readonly configId: string;
}

export class NearStore {
  readonly list: PagedQuery<NearRow, NearFilter>;
  whereabouts: LocationState = 'locating';
  /** Page settings from the gateway; null while unknown. */
  landing: Pick<NearbyLanding, 'title' | 'headImgUrl' | 'sendUrl'> | null = null;
  private point: Point = NOWHERE;
  /** Incremented with each location request; results of earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly deps: NearDeps) {
    this.list = new PagedQuery<NearRow, NearFilter>({
      ...deps,
      // Public: needs no login.
      runGated: async (action) => ({ kind: 'done', value: await action() }),
      pageSize: PAGE_SIZE,
      filter: HERE,
      fetchPage: (pageNo, scope, wanted) => this.fetchPage(pageNo, scope, wanted),
    });
    makeAutoObservable<this, 'deps' | 'point' | 'turn'>(
      this,
      { deps: false, list: false, point: false, turn: false, landing: observableRef },
      { autoBind: true },
    );
  }

  /** Requests the device location again and reloads the list for it. */
  async locateAgain(): Promise<void> {
    if (this.list.filter === HERE) await this.list.load();
    else await this.list.select(HERE);
  }

  chooseCity(province: string, city: string): Promise<void> {
    return this.list.select({ kind: 'city', province, city });
  }

  /** @returns whether the system settings, where the user can allow location again, were opened */
  async openSettings(): Promise<boolean> {
    const outcome = await this.deps.location.openSettings();
    if (outcome.kind !== 'done') return false;
    await this.shownAgain();
    return true;
  }

  /** The page is shown again: the user may have granted the permission elsewhere. Never prompts a second time. */
  async shownAgain(): Promise<void> {
    if (this.whereabouts !== 'denied' || this.list.filter !== HERE) return;
    if ((await this.deps.location.permission()) === 'granted' && !this.deps.scope.isCancelled)
      await this.list.load();
  }

  private async fetchPage(pageNo: number, scope: Scope, wanted: NearFilter): Promise<PagedPage<NearRow>> {
    if (wanted.kind === 'here' && pageNo === 1) await this.locate();
    const { configId, gateway } = this.deps;
    const { data } = await gateway.call(
      nearbyLanding,
      {
        configId: configId.slice(0, MAX_CONFIG_ID),
        ...(wanted.kind === 'here' ? this.point : NOWHERE),
        province: wanted.kind === 'city' ? wanted.province : '',
        city: wanted.kind === 'city' ? wanted.city : '',
        pageNo,
        pageSize: PAGE_SIZE,
      },
      scope,
    );
    runInAction(() => {
      this.landing = data;
    });
    return { rows: data.content.map(toNearRow), total: data.total };
  }

  /**
   * Waits at most three seconds for the location; a later result (the user had to answer a prompt) reloads the list.
   */
  private async locate(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.whereabouts = 'locating';
    const asked = this.ask();
    const first = await Promise.race([asked, this.wait()]);
    if (turn !== this.turn) return;
    runInAction(() => this.take(first));
    if (first === null) void asked.then((late) => this.takeLate(late, turn));
  }

  private async ask(): Promise<LocationOutcome> {
    const { location } = this.deps;
    const permission = await location.permission();
    if (permission === 'denied') return { kind: 'denied' };
    return location.locate({
      timeoutMs: permission === 'undecided' ? ASKING_TIMEOUT_MS : LOCATE_TIMEOUT_MS,
    });
  }

  private wait(): Promise<null> {
    const { clock, scope } = this.deps;
    return new Promise((resolve) => {
      const stop = clock.after(LOCATE_TIMEOUT_MS, () => resolve(null));
      scope.onCancel(stop);
    });
  }

  private take(outcome: LocationOutcome | null): void {
    if (outcome?.kind === 'located') {
      const { longitude, latitude, system } = outcome;
      this.point = {
        longitude: longitude.toFixed(DECIMALS),
        latitude: latitude.toFixed(DECIMALS),
        mapType: system,
      };
      this.whereabouts = 'located';
      return;
    }
    this.point = NOWHERE;
    this.whereabouts = outcome?.kind === 'denied' ? 'denied' : 'not-located';
  }

  private takeLate(late: LocationOutcome, turn: number): void {
    if (turn !== this.turn || this.deps.scope.isCancelled || this.list.filter !== HERE) return;
    if (late.kind === 'located') void this.list.load();
    else if (late.kind === 'denied') this.take(late);
  }
}
