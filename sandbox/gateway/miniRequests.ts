/** Bodies of the calls of the tab pages, orders and payments, after validation against the contract. */
export type CarrierCode = 'SF' | 'ZTO' | 'YTO' | 'STO' | 'YD' | 'zgyz' | 'JTJZ';
export type AddressKind = 'SENDER' | 'RECEIVER';
export type OrderTab = 'ALL' | 'WAITING' | 'TRANSIT' | 'DONE' | 'CANCELLED';
export type SubscribeScene = 'SEND' | 'PICK' | 'SALE' | 'WELFARE';
export type SubscribeAnswer = 'accept' | 'reject' | 'ban' | 'filter';

/** Sender or receiver. */
export interface Contact {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

/** Size of the packed parcel, cm; 0 or absent: unknown. */
export interface ParcelSize {
  readonly lengthCm?: number;
  readonly widthCm?: number;
  readonly heightCm?: number;
}

export interface QuoteRequest extends ParcelSize {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly senderDistrict: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly receiverDistrict: string;
  /** Empty: not chosen yet. */
  readonly goodsType: string;
  /** Whole kg. */
  readonly weight: number;
}

export interface SubmitRequest extends ParcelSize {
  readonly submitNo: string;
  readonly client: number;
  readonly sender: Contact;
  readonly receiver: Contact;
  readonly goodsType: string;
  readonly weight: number;
  readonly carrierCode: CarrierCode;
  readonly slotId: string;
  readonly couponId: string | null;
  readonly remark: string;
  readonly expectedPayFen: number;
  readonly channelId: string;
  readonly burialPointInfo: string;
}

interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Degrees as decimal text; empty: unknown. */
export interface Position {
  readonly longitude: string;
  readonly latitude: string;
}

interface Nothing {
  readonly [name: string]: never;
}

export interface MiniRequestBodies {
  readonly expectPickUpTime: {
    readonly province: string;
    readonly city: string;
    readonly district: string;
    readonly carrierCode: CarrierCode | '';
  };
  readonly queryProvAndCityBySort: Nothing;
  readonly queryHotCitys: Nothing;
  readonly queryFreightAndTime: QuoteRequest;
  readonly goodsTypes: Nothing;
  readonly sendCoupons: QuoteRequest & { readonly carrierCode: CarrierCode };
  readonly sendSubmit: SubmitRequest;
  readonly orderList: Paging & { readonly tab: OrderTab };
  readonly orderDetail: { readonly orderNo: string };
  readonly orderCancel: { readonly orderNo: string; readonly reason: string };
  readonly pickWaiting: Position;
  readonly pickNearest: Position;
  readonly queryRecently: Paging & { readonly kind?: 'PICK' | 'QUERY' };
  readonly pickOpen: { readonly cabinetCode: string; readonly parcelId: string };
  readonly pollingCabinetOperation: { readonly operationId: string };
  readonly pickNameSwitch: undefined;
  readonly addressList: { readonly kind: AddressKind | '' };
  readonly addressSave: Contact & {
    readonly id: string;
    readonly isDefault: boolean;
    readonly kind: AddressKind;
  };
  readonly addressDelete: { readonly id: string };
  readonly addressSetDefault: { readonly id: string; readonly isDefault: boolean };
  readonly addressParse: { readonly text: string };
  readonly myCoupons: Paging & { readonly prizeStatus: 1 | 2 | 3 };
  readonly homeOverview: Position & { readonly client: number; readonly channelId: string };
  readonly welfareOverview: { readonly client: number; readonly channelId: string };
  readonly logout: { readonly platform?: 5 | 6; readonly loginCode?: string };
  readonly couponSaleInfo: { readonly code: string; readonly client: number };
  readonly couponSaleOrder: {
    readonly code: string;
    readonly submitNo: string;
    readonly client: number;
    readonly channelId: string;
    readonly burialPointInfo: string;
  };
  readonly couponSaleState: { readonly orderNo?: string; readonly ofSubmitNo?: string };
  readonly couponSaleClose: { readonly orderNo: string };
  readonly pickFeeOrder: { readonly parcelId: string; readonly submitNo: string; readonly client: number };
  readonly pickFeeState: { readonly orderNo: string };
  readonly pickFeeClose: { readonly orderNo: string };
  readonly subscribeTemplates: { readonly scene: SubscribeScene; readonly client: number };
  readonly subscribeReport: {
    readonly scene: SubscribeScene;
    readonly client: number;
    readonly results: Readonly<Record<string, SubscribeAnswer>>;
  };
}
