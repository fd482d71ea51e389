/**
 * The user's place (product §2.5, §2.6, §2.8, §2.9): located, chosen, remembered or the page's default area. Notifies
 * the page when the place changes. Renders nothing, and neither prompts nor sends requests before `start` unless the
 * user acts.
 */
import { makeAutoObservable, observableRef } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { Scope } from '@/api/scope';
import type { BridgeAddress, BridgeOutcome } from '@/platform/bridge/types';
import { LOCATE_TIMEOUT_MS, type LocationCapability, type LocationOutcome } from '@/platform/location/types';
import type { Clock } from '@/utils/clock';
import { cleanText } from '@/utils/text';
import { type LocationBar, NO_PLACE, type Place } from '../page/modulePageTypes';
import type { MapPoint, PlaceApi } from './placeApi';
import type { KnownPlace } from './placeMemory';
import { type PlaceStatus, type PlaceText, placeText, coordinateText, isSameSpot } from './placeRules';

/** Limit while the permission prompt may be open; the location bar itself does not wait that long. */
const ASKING_TIMEOUT_MS = 60_000;

type LocateOutcome =
  | { readonly kind: 'located' | 'not-located' | 'not-enabled' }
  /** A newer action replaced this one, or the page was unmounted. */
  | { readonly kind: 'superseded' };

interface ChooseOutcome {
  /**
   * - `no-coordinates`: the address cannot be used (product §2.5)
   * - `unsupported`: this host has no address list
   */
  readonly kind: 'chosen' | 'closed' | 'no-coordinates' | 'unsupported' | 'failed' | 'superseded';
}

interface SettingsOutcome {
  readonly kind: 'opened' | 'unsupported' | 'failed';
}

interface PlaceStoreDeps {
  readonly location: LocationCapability;
  /** The app's address list; null on other hosts. */
  readonly selectAddress: (() => Promise<BridgeOutcome<BridgeAddress | null>>) | null;
  readonly api: PlaceApi;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly memory: { read(): KnownPlace | null; write(known: KnownPlace): void };
  /** Called with the place that the page should be loaded for. */
  readonly onPlace: (place: Place) => void;
  readonly clock: Clock;
  /** Cancelled when the page is unmounted. */
  readonly scope: Scope;
}

type Named =
  | { readonly kind: 'named'; readonly place: Place }
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'superseded' };

export class PlaceStore {
  status: PlaceStatus = 'idle';
  /** Located, chosen or remembered; the default area does not count as a place. */
  place: Place | null = null;
  private defaultArea: LocationBar['defaultArea'] = null;
  /** The place last passed to `onPlace`. */
  private reported: Place = NO_PLACE;
  /** Incremented by every action that makes the running one obsolete. */
  private turn = 0;
  /** The user was sent to the settings and has not come back yet. */
  private isAtSettings = false;

  constructor(private readonly deps: PlaceStoreDeps) {
    makeAutoObservable<this, 'deps' | 'reported' | 'turn' | 'isAtSettings' | 'defaultArea'>(
      this,
      {
        deps: false,
        reported: false,
        turn: false,
        isAtSettings: false,
        place: observableRef,
        defaultArea: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What the location bar shows. */
  get words(): PlaceText {
    return placeText({ status: this.status, place: this.place, defaultArea: this.defaultArea });
  }

  /** The bar shows 去开启: there is no permission, and the user has not chosen an address instead. */
  get needsPermission(): boolean {
    return this.status === 'not-enabled';
  }

  get canChoose(): boolean {
    return this.deps.selectAddress !== null;
  }

  /** Called for a page with a location bar. Starts once; later calls only update the default area. */
  async start(defaultArea: LocationBar['defaultArea']): Promise<void> {
    this.defaultArea = defaultArea;
    if (this.status !== 'idle') return;
    const known = this.deps.memory.read();
    if (known !== null) {
      this.place = known.place;
      this.report(known.place);
    }
    if (known?.isChosen === true) this.status = 'known';
    else await this.locate();
  }

  /** Gets the device's coordinates, then fetches their place names from the gateway. */
  async locate(): Promise<LocateOutcome> {
    this.turn += 1;
    const { turn } = this;
    this.status = 'locating';
    const stopWaiting = this.waitAtMost(turn);
    try {
      return await this.find(turn);
    } finally {
      stopWaiting();
    }
  }

  private async find(turn: number): Promise<LocateOutcome> {
    const outcome = await this.ask(turn);
    if (outcome === null || this.isOver(turn)) return { kind: 'superseded' };
    if (outcome.kind === 'denied') return this.end('not-enabled');
    if (outcome.kind !== 'located') return this.end('not-located');
    const named = await this.name(outcome, turn);
    if (named.kind === 'superseded') return named;
    if (named.kind === 'unnamed') return this.end('not-located');
    this.adopt({ place: named.place, isChosen: false });
    return { kind: 'located' };
  }

  /** Opens the app's address list. A choice replaces a location that is still loading. */
  async choose(): Promise<ChooseOutcome> {
    if (this.deps.selectAddress === null) return { kind: 'unsupported' };
    const answer = await this.deps.selectAddress();
    if (this.deps.scope.isCancelled) return { kind: 'superseded' };
    if (answer.kind === 'unsupported') return answer;
    if (answer.kind !== 'ok') return { kind: 'failed' };
    const address = answer.value;
    if (address === null) return { kind: 'closed' };
    if (address.point === null) return { kind: 'no-coordinates' };
    return this.take(address, { ...address.point, system: 'gcj02' });
  }

  /** Takes a city from the city list: kept for the visit, and replaces a location that is still loading. */
  chooseCity({ province, city }: { readonly province: string; readonly city: string }): void {
    this.turn += 1;
    this.adopt({ place: { ...NO_PLACE, province, city }, isChosen: true });
  }

  /** Opens the settings, where the user can grant the permission; locates again when the page is shown again. */
  async openSettings(): Promise<SettingsOutcome> {
    const { turn } = this;
    const outcome = await this.deps.location.openSettings();
    if (this.isOver(turn)) return { kind: 'opened' };
    if (outcome.kind !== 'done') return { kind: outcome.kind };
    this.isAtSettings = true;
    // Mini programs resolve when the user comes back from the settings, and do not always fire the page's show event.
    if ((await this.deps.location.permission()) === 'granted') await this.shownAgain();
    return { kind: 'opened' };
  }

  /**
   * The page is shown again: after the settings, or after the permission was granted elsewhere. Never prompts twice.
   */
  async shownAgain(): Promise<void> {
    if (this.status !== 'not-enabled') return;
    const { turn } = this;
    const wasAtSettings = this.isAtSettings;
    this.isAtSettings = false;
    const permission = await this.deps.location.permission();
    if (this.isOver(turn)) return;
    if (permission === 'granted' || (wasAtSettings && permission !== 'denied')) await this.locate();
  }

  /** Null: became obsolete before the device was asked. */
  private async ask(turn: number): Promise<LocationOutcome | null> {
    const permission = await this.deps.location.permission();
    if (this.isOver(turn)) return null;
    if (permission === 'denied') return { kind: 'denied' };
    // Decision: the limit of 3 s only applies to the bar. A location that arrives later still counts, whether the user
    // was being prompted or the gateway is slow.
    const timeoutMs = permission === 'undecided' ? ASKING_TIMEOUT_MS : LOCATE_TIMEOUT_MS;
    return this.deps.location.locate({ timeoutMs });
  }

  /**
   * After the limit, for device and place names together, the bar shows that there is no place yet and the default area
   * counts.
   */
  private waitAtMost(turn: number): () => void {
    const cancel = this.deps.clock.after(LOCATE_TIMEOUT_MS, () => {
      forget();
      if (!this.isOver(turn)) this.end('not-located');
    });
    const forget = this.deps.scope.onCancel(cancel);
    return () => {
      cancel();
      forget();
    };
  }

  private end(status: 'not-located' | 'not-enabled'): LocateOutcome {
    this.status = status;
    if (this.place === null && this.defaultArea !== null) this.report({ ...NO_PLACE, ...this.defaultArea });
    return { kind: status };
  }

  private async name(point: MapPoint, turn: number): Promise<Named> {
    try {
      const place = await this.deps.api.fetchPlace(point);
      return this.isOver(turn) ? { kind: 'superseded' } : { kind: 'named', place };
    } catch (cause) {
      const { kind } = this.deps.toCallFailure(cause);
      return kind === 'cancelled' || this.isOver(turn) ? { kind: 'superseded' } : { kind: 'unnamed' };
    }
  }

  /**
   * The app's address has names but no codes: the codes come from the gateway; without them the names are used alone.
   */
  private async take(address: BridgeAddress, point: MapPoint): Promise<ChooseOutcome> {
    this.turn += 1;
    const { turn } = this;
    const chosen: Place = {
      ...NO_PLACE,
      province: cleanText(address.province),
      city: cleanText(address.city),
      district: cleanText(address.district),
      detailAddress: cleanText(address.detailAddress),
      longitude: coordinateText(point.longitude),
      latitude: coordinateText(point.latitude),
    };
    if (chosen.city !== '') this.show(chosen);
    const named = await this.name(point, turn);
    if (named.kind === 'superseded') return named;
    if (named.kind === 'unnamed' && chosen.city === '') {
      // Nothing to show, and the location that this choice replaced will not arrive either.
      if (this.status === 'locating') this.end('not-located');
      return { kind: 'failed' };
    }
    const place = named.kind === 'unnamed' ? chosen : withNamesOf(chosen, named.place);
    this.adopt({ place, isChosen: true });
    return { kind: 'chosen' };
  }

  private show(place: Place): void {
    this.place = place;
    this.status = 'known';
  }

  private adopt(known: KnownPlace): void {
    this.show(known.place);
    this.deps.memory.write(known);
    this.report(known.place);
  }

  private report(place: Place): void {
    if (isSameSpot(place, this.reported)) return;
    this.reported = place;
    this.deps.onPlace(place);
  }

  private isOver(turn: number): boolean {
    return this.turn !== turn || this.deps.scope.isCancelled;
  }
}

/** The chosen place; fields that the choice leaves empty are filled from the gateway's. */
function withNamesOf(chosen: Place, found: Place): Place {
  return {
    ...found,
    province: chosen.province || found.province,
    city: chosen.city || found.city,
    district: chosen.district || found.district,
    detailAddress: chosen.detailAddress || found.detailAddress,
  };
}
