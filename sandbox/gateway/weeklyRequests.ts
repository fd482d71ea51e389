export interface SubscribeTarget {
  readonly sourceBiz: 'CHAO_5_AGGREGATE_PAGE' | 'CHAO_5_SECKILL';
  readonly sourceBizId: string;
  readonly sourceSubBizId?: string;
}

/** Bodies of the weekly page's calls, after validation against the contract. */
export interface WeeklyRequestBodies {
  readonly aggregateHome: {
    readonly configId: string;
    readonly channelId: string;
    readonly sceneId: '' | '3' | '4' | '5';
    readonly province: string;
    readonly city: string;
    readonly district: string;
    readonly cityCode: string;
    readonly districtCode: string;
    readonly longitude: string;
    readonly latitude: string;
    readonly appVersion: string;
    readonly appSystem: '' | 'android' | 'ios';
    readonly client: number;
  };
  readonly subscribePush: { readonly subscribeInfos: readonly SubscribeTarget[] };
  readonly receiveSessionCoupon: {
    readonly configId: string;
    readonly seckillId: string;
    readonly rightsNo: string;
    readonly province: string;
    readonly city: string;
    readonly channelId: string;
    readonly burialPointInfo: string;
  };
  readonly drawPrizeList: {
    readonly aggregatePageBizId: string;
    readonly drawPrizeActId: string;
    readonly channelCode: string;
    readonly client: number;
  };
  readonly drawPrize: {
    readonly channelCode: string;
    readonly code: string;
    readonly biz: string;
    readonly aggregatePageBizId: string;
    readonly appSystem: '' | 'android' | 'ios';
    readonly burialPointInfo: string;
  };
  readonly winningRecord: {
    readonly activityId: string;
    readonly channelCode: string;
    readonly pageNo: number;
    readonly pageSize: number;
  };
  readonly parseLatLongAddress: {
    readonly latitude: string;
    readonly longitude: string;
    readonly mapType: 'gcj02' | 'wgs84';
    readonly source: number;
  };
}
