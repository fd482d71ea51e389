import type { FastifyInstance } from 'fastify';
import { post, type GatewayAnswer } from './harness';

export const WEEKLY = 'activity/api/marketing/aggregatePage';

interface Session {
  readonly id: string;
  readonly startTm: string;
  readonly endTm: string;
  readonly subscribeInfo: { readonly status: number } | null;
  readonly rightsItemList: readonly {
    readonly rightsNo: string;
    readonly status: string;
    readonly couponId?: string;
  }[];
}

/** The parts of `home` that tests read. */
export interface HomeData {
  readonly subscribeInfo: { readonly status: number } | null;
  readonly seckillModule: { readonly itemList: readonly Session[] } | null;
  readonly drawPrizeModuleList: readonly {
    readonly configId: string;
    readonly drawPrizeActId: string;
    readonly drawActivityStyle: number;
    readonly jumpAppSwitch: boolean;
  }[];
  readonly goodsGroupModuleList: readonly { readonly displayType: number }[];
  readonly taskModule: { readonly taskItemList: readonly unknown[] } | null;
  readonly regionalCodeModule: { readonly regionalCodeQrCodeUrl: string } | null;
  readonly sendIncentiveModule: {
    readonly sendIncentiveProgressResp: {
      readonly secondsToexpiry: number;
      readonly sendIncentiveTaskProgressDTO: {
        readonly stageList: readonly { readonly isReceived: boolean }[];
      };
    };
  } | null;
}

export const homeBody = (configId: string): Record<string, unknown> => ({
  configId,
  channelId: '',
  sceneId: '',
  province: '',
  city: '',
  district: '',
  cityCode: '',
  districtCode: '',
  longitude: '',
  latitude: '',
  appVersion: '',
  appSystem: '',
  client: 9,
});

interface HomeOptions {
  readonly token?: string;
  readonly place?: Readonly<Record<string, string>>;
}

export async function home(
  app: FastifyInstance,
  configId: string,
  { token, place = {} }: HomeOptions = {},
): Promise<Omit<GatewayAnswer, 'data'> & { readonly data: HomeData }> {
  const body = { ...homeBody(configId), ...place };
  const answer = await post(app, `${WEEKLY}/home`, body, token === undefined ? {} : { token });
  return { ...answer, data: answer.data as unknown as HomeData };
}

/** Claims `[configId, session, right]`. */
export const claimRight = (
  app: FastifyInstance,
  [configId, seckillId, rightsNo]: readonly [string, string, string],
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<GatewayAnswer> =>
  post(
    app,
    `${WEEKLY}/receiveCoupon`,
    {
      configId,
      seckillId,
      rightsNo,
      province: '',
      city: '',
      channelId: '',
      burialPointInfo: '{}',
      ...changes,
    },
    { token },
  );
