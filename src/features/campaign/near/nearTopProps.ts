import type { NearStore } from './NearStore';

interface StoreProps {
  readonly store: NearStore;
}

export interface NearTopProps extends StoreProps {
  readonly onCity: () => void;
  readonly onMap: () => void;
}
