/** Views of a page of campaign modules: the weekly page, home services (product §2.3 "Campaign page data"); wire types stop in `parsePage` and `modules/*`. */
import type { Scene } from './scenes';

/** Every module carries it. */
export interface ModulePlace {
  readonly order: number;
  /** Unique on the page; the page indicator names modules by it. */
  readonly uniqueId: string;
  /** Place number for tracking. */
  readonly fioIndex: number;
}

/** -1 no reminder is offered, 0 not subscribed, 1 subscribed. */
export type SubscribeStatus = -1 | 0 | 1;

export interface CampaignBase {
  readonly pageName: string;
  readonly isFinished: boolean;
  /** Platform codes where the page may be shown. */
  readonly clients: readonly number[];
  readonly headerUrl: string;
  /** A CSS colour that was checked; '' for the page's own ground. */
  readonly groundColor: string;
  /** Safe HTML; '' for none. */
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
  /** Place to take when none is found; null: none. */
  readonly defaultArea: { readonly city: string; readonly province: string } | null;
}

export interface PageTab {
  readonly moduleId: string;
  readonly title: string;
  /** Where the module stands among the page's, from 0; the tabs themselves stand as the config has them. */
  readonly position: number;
}

export interface PageTabs {
  readonly tabs: readonly PageTab[];
  /** Checked CSS colours, '' for the page's own. */
  readonly colors: {
    readonly selectedGround: string;
    readonly selectedText: string;
    readonly ground: string;
    readonly text: string;
  };
}

/** Where the visitor is or wants to be (product §2.3 "Location"); texts are empty when unknown. */
export interface Place {
  readonly province: string;
  readonly city: string;
  readonly cityCode: string;
  readonly district: string;
  readonly districtCode: string;
  readonly detailAddress: string;
  /** Decimal degrees as text, '' when unknown. */
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

/** The pages that are made of campaign modules, by their routes' names: what tracking is told, and what is shared. */
export type CampaignRoute = 'fcFriday' | 'hsGather';

/** What the page's address says. */
export interface CampaignVisit {
  readonly configId: string;
  readonly channelId: string;
  readonly scene: Scene;
  /** Query `closeThumbnail`: pictures as they are. */
  readonly areThumbnailsOff: boolean;
}
