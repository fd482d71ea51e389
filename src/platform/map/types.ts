import type { PlatformFailure, Unsupported } from '../outcome';

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  /** Degrees, gcj02. */
  readonly longitude: number;
  readonly latitude: number;
}

type MapOutcome =
  | {
      readonly kind: 'drawn';
      /** Removes the map and its listeners. */
      readonly remove: () => void;
    }
  | PlatformFailure
  | Unsupported;

export interface MapCapability {
  /** Whether this build can draw a map: H5, where the build has a script and a key for it. */
  readonly isThere: boolean;
  /**
   * Draws the places into the element with this id, zoomed so that all of them are visible; `onChoose` receives the id
   * of the one that is tapped. Loads the script with the first map (a failed load is retried with the next one).
   */
  draw(elementId: string, places: readonly MapPlace[], onChoose: (id: string) => void): Promise<MapOutcome>;
}
