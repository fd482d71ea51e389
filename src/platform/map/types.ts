import type { PlatformFailure, Unsupported } from '../outcome';

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  /** Degrees, gcj02. */
  readonly longitude: number;
  readonly latitude: number;
}

export type MapOutcome =
  | {
      readonly kind: 'drawn';
      /** Takes the map away, and what listens with it. */
      readonly remove: () => void;
    }
  | PlatformFailure
  | Unsupported;

export interface MapCapability {
  /** Whether there is a map to look at: H5, where the build has a script and a key for it. */
  readonly isThere: boolean;
  /**
   * Draws the places into the element with this id, all of them in sight; `onChoose` gets the id of the one that is
   * pressed. Loads the script at the first map (a failed load is tried again at the next one).
   */
  draw(elementId: string, places: readonly MapPlace[], onChoose: (id: string) => void): Promise<MapOutcome>;
}
