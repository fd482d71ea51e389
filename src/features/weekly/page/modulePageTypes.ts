/**
 * View types of pages made of modules: the weekly page, home services (product §2.3 "Campaign page data"). Raw
 * DTO types stay in `parsePage` and `modules/*`.
 */
import type { Scene } from './scenes';

/** Common to all modules. */
export interface ModulePlace {
  readonly order: number;
  /** Unique on the page; the page indicator refers to modules by it. */
  readonly uniqueId: string;
  /** Position number for tracking. */
  readonly fioIndex: number;
}

/** -1: no reminder offered, 0: not subscribed, 1: subscribed. */
export type SubscribeStatus = -1 | 0 | 1;

export interface ModulePageBase {
  readonly pageName: string;
  readonly isFinished: boolean;
  /** Platform codes on which the page may be shown. */
  readonly clients: readonly number[];
  readonly headerUrl: string;
  /** A validated CSS colour; '' for the page's own background. */
  readonly groundColor: string;
  /** Raw HTML from the gateway, sanitized where it is shown; '' for none. */
  readonly rulesHtml: string;
  readonly hasShareButton: boolean;
  readonly shareTitle: string;
  readonly shareImageUrl: string;
  readonly hasSubscribeBar: boolean;
  readonly subscribeText: string;
  readonly subscribeStatus: SubscribeStatus;
}

export interface GuideBar {
  readonly imageUrl: string;
  readonly linkUrl: string;
}

export interface LocationBar {
  /** Place to use when none is found; null: none. */
  readonly defaultArea: { readonly city: string; readonly province: string } | null;
}

export interface PageTab {
  readonly moduleId: string;
  readonly title: string;
  /** Index of the module on the page, from 0; the tabs themselves keep the order of the config. */
  readonly position: number;
}

export interface PageTabs {
  readonly tabs: readonly PageTab[];
  /** Validated CSS colours, '' for the page's own. */
  readonly colors: {
    readonly selectedGround: string;
    readonly selectedText: string;
    readonly ground: string;
    readonly text: string;
  };
}

/** Where the user is or wants to be (product §2.3 "Location"); texts are empty if unknown. */
export interface Place {
  readonly province: string;
  readonly city: string;
  readonly cityCode: string;
  readonly district: string;
  readonly districtCode: string;
  readonly detailAddress: string;
  /** Decimal degrees as text, '' if unknown. */
  readonly longitude: string;
  readonly latitude: string;
}

export const NO_PLACE: Place = {
  province: '',
  city: '',
  cityCode: '',
  district: '',
  districtCode: '',
  detailAddress: '',
  longitude: '',
  latitude: '',
};

/** Pages that consist of modules, by route name; used for tracking and sharing. */
export type ModulePageRoute = 'fcFriday' | 'hsGather';

/** Parameters from the page's URL. */
export interface ModulePageVisit {
  readonly configId: string;
  readonly channelId: string;
  readonly scene: Scene;
  /** Query `closeThumbnail`: load pictures in their original size. */
  readonly areThumbnailsOff: boolean;
}
