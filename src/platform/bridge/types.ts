import type { PlatformFailure, Unsupported } from '../outcome';

export interface BridgePoint {
  /** Degrees, in the coordinate system that the app uses (GCJ-02). */
  readonly longitude: number;
  readonly latitude: number;
}

export interface BridgeAddress {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detailAddress: string;
  /** Null when the chosen address has no coordinates; the caller rejects such an address (product §2.5). */
  readonly point: BridgePoint | null;
}

interface BridgeShare {
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
  readonly url: string;
  readonly pagePath: string;
}

/**
 * Parameters and return value of each method that the consumer app offers to its web pages (product §2.7 "Native bridge
 * calls"). We designed the method names and shapes; the list of methods is the product description's, plus saveImage,
 * which product §2.8 mentions.
 */
export interface BridgeMethods {
  getLocation: { params: Record<string, never>; value: BridgePoint };
  geoAuthorisation: { params: Record<string, never>; value: { readonly isAuthorised: boolean } };
  /** Null: the user closed the list without choosing. */
  selectAddress: { params: Record<string, never>; value: BridgeAddress | null };
  share: { params: BridgeShare; value: { readonly isShared: boolean } };
  openSetting: { params: { readonly target: 'location' | 'notification' | 'photos' }; value: null };
  /** CSS pixels (product §2.4 "Embedded page-height reporting"). */
  reportPageHeight: { params: { readonly height: number }; value: null };
  jumpByScheme: { params: { readonly scheme: string }; value: null };
  toast: { params: { readonly text: string }; value: null };
  closeWebview: { params: Record<string, never>; value: null };
  notificationEnabled: { params: Record<string, never>; value: { readonly isEnabled: boolean } };
  saveImage: { params: { readonly url: string }; value: { readonly isSaved: boolean } };
}
export type BridgeMethod = keyof BridgeMethods;

export type BridgeOutcome<T> =
  { readonly kind: 'ok'; readonly value: T } | { readonly kind: 'timeout' } | PlatformFailure | Unsupported;

export interface BridgeCapability {
  /** True inside the consumer app, once it has injected its object. */
  isAvailable(): boolean;
  /**
   * Never rejects. Also `failed` when the app's reply does not have the method's shape. `timeoutMs` defaults to 5000;
   * methods that wait for the user (selectAddress, share, saveImage) have no limit unless one is given.
   */
  call<M extends BridgeMethod>(
    method: M,
    params: BridgeMethods[M]['params'],
    options?: { readonly timeoutMs?: number },
  ): Promise<BridgeOutcome<BridgeMethods[M]['value']>>;
}
