/**
 * Bodies of the calls about tasks, reduction funds and the app incentive page, after validation against the contract.
 */
export interface RewardRequestBodies {
  readonly taskList: {
    readonly scene: 0 | 3 | 4 | 5 | 6;
    readonly channelId: string;
    readonly appSystem: string;
    readonly appVersion: string;
  };
  readonly taskStart: { readonly taskId: string };
  readonly taskSubscribe: { readonly action: 0 | 1; readonly channelId: string };
  readonly reduceMoneyJoin: { readonly activityCode: string; readonly channelId: string };
  readonly reduceMoneyJoined: { readonly channelId: string };
  readonly reduceMoneyFund: { readonly channelId: string };
  readonly reduceMoneyRecords: {
    readonly type: 0 | 1 | 2 | 3;
    readonly bizId: string;
    readonly pageNo: number;
    readonly pageSize: number;
  };
  readonly reduceMoneyInfo: {
    readonly activityCode: string;
    readonly kind: 'EXTEND' | 'STORAGE';
    readonly channelId: string;
  };
  readonly appIncentiveInfo: {
    readonly activityCode: string;
    readonly channelId: string;
    readonly appSystem: string;
    readonly appVersion: string;
  };
  readonly appIncentiveClaim: { readonly activityCode: string; readonly taskId: string };
}
