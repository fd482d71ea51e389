import type { FastifyInstance } from 'fastify';
import { beijingDays, post, type GatewayAnswer } from './harness';

type Body = Readonly<Record<string, unknown>>;
const ORDER = 'sendOrder/wechat/applets';

export const SENDER = {
  name: '陈晓岚',
  mobile: '13900001111',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '科技园高新南七道 12 号',
};
export const RECEIVER = {
  name: '李建国',
  mobile: '13700002222',
  province: '北京市',
  city: '北京市',
  district: '海淀区',
  detail: '中关村大街 27 号',
};
const QUOTE = {
  senderProvince: SENDER.province,
  senderCity: SENDER.city,
  senderDistrict: SENDER.district,
  receiverProvince: RECEIVER.province,
  receiverCity: RECEIVER.city,
  receiverDistrict: RECEIVER.district,
  goodsType: 'DAILY',
  weight: 1,
};
const NOWHERE = { longitude: '', latitude: '' };
const PAGE = { pageNo: 1, pageSize: 50 };

/** Calls of one user for sending, orders, cabinets, addresses, coupons and payments; anonymous without a token. */
export function miniCalls(app: FastifyInstance, token?: string) {
  const options = token === undefined ? {} : { token };
  const call = (path: string, body: Body = {}): Promise<GatewayAnswer> => post(app, path, body, options);
  const form = (path: string, body: Body): Promise<GatewayAnswer> =>
    post(app, path, body, { ...options, form: true });
  return {
    pickUpTimes: (body: Body = {}) =>
      form('send/wechat/applets/send/expectPickUpTime', {
        province: '广东省',
        city: '深圳市',
        district: '南山区',
        carrierCode: '',
        ...body,
      }),
    provinces: () => call(`${ORDER}/address/queryProvAndCityBySort`),
    hotCities: () => call(`${ORDER}/address/queryHotCitys`),
    freight: (body: Body = {}, platform = 'applets') =>
      form(`sendOrder/wechat/${platform}/send/queryFreightAndTime`, { ...QUOTE, ...body }),
    goods: () => call(`${ORDER}/send/goodsTypes`),
    sendCoupons: (body: Body = {}) =>
      call(`${ORDER}/send/coupons`, { ...QUOTE, carrierCode: 'ZTO', ...body }),
    submit: (body: Body) =>
      call(`${ORDER}/send/submit`, {
        client: 5,
        sender: SENDER,
        receiver: RECEIVER,
        goodsType: 'DAILY',
        weight: 1,
        carrierCode: 'ZTO',
        couponId: null,
        remark: '',
        channelId: '',
        burialPointInfo: '{}',
        ...body,
      }),
    orders: (tab = 'ALL', page: Body = {}) => call(`${ORDER}/order/list`, { tab, ...PAGE, ...page }),
    order: (orderNo: unknown) => call(`${ORDER}/order/detail`, { orderNo }),
    cancel: (orderNo: unknown, reason = '') => call(`${ORDER}/order/cancel`, { orderNo, reason }),
    waiting: (place: Body = NOWHERE) => call('post/pick/waiting', place),
    nearest: (place: Body = NOWHERE) => call('post/pick/nearest', place),
    history: (page: Body = {}) => form('post/express/queryRecently', { ...PAGE, ...page }),
    open: (cabinetCode: string, parcelId = '') => call('post/pick/open', { cabinetCode, parcelId }),
    poll: (operationId: unknown) => call('post/act/pollingCabinetOperation', { operationId }),
    addresses: (kind = '') => call('address/api/v1/addressBook/list', { kind }),
    saveAddress: (body: Body) =>
      call('address/api/v1/addressBook/save', {
        ...RECEIVER,
        id: '',
        isDefault: false,
        kind: 'RECEIVER',
        ...body,
      }),
    deleteAddress: (id: unknown) => call('address/api/v1/addressBook/delete', { id }),
    setDefault: (id: unknown, isDefault: boolean) =>
      call('address/api/v1/addressBook/setDefault', { id, isDefault }),
    parse: (text: string) => call('address/api/v1/parse', { text }),
    coupons: (prizeStatus = 1, page: Body = {}) =>
      call('activity/coupon/my/list', { prizeStatus, ...PAGE, ...page }),
    home: (place: Body = NOWHERE) =>
      call('activity/api/home/overview', { client: 5, channelId: '', ...place }),
    welfare: () => call('activity/api/welfare/overview', { client: 5, channelId: '' }),
    user: () => call('base/personalCenter/userInfo'),
    logout: (body: Body = {}) => call('wechatAuth/logout', body),
    sale: (code: string) => call('activity/coupon/sale/info/code/anon', { code, client: 5 }),
    buy: (code: string, submitNo: string, client = 5) =>
      call('activity/coupon/sale/wxMiniOrder/v2', {
        code,
        submitNo,
        client,
        channelId: '',
        burialPointInfo: '{}',
      }),
    payState: (orderNo: unknown) => call('activity/coupon/sale/order/state', { orderNo }),
    payStateOf: (ofSubmitNo: string) => call('activity/coupon/sale/order/state', { ofSubmitNo }),
    closePay: (orderNo: unknown) => call('activity/coupon/sale/order/close', { orderNo }),
    fee: (parcelId: string, submitNo: string, client = 5) =>
      call('post/pick/fee/order', { parcelId, submitNo, client }),
    feeState: (orderNo: unknown) => call('post/pick/fee/state', { orderNo }),
    feeStateOf: (ofSubmitNo: string) => call('post/pick/fee/state', { ofSubmitNo }),
    feeClose: (orderNo: unknown) => call('post/pick/fee/close', { orderNo }),
    payFreight: (orderNo: string, submitNo: string, client = 5) =>
      call(`${ORDER}/order/pay/order`, { orderNo, submitNo, client }),
    freightState: (orderNo: unknown) => call(`${ORDER}/order/pay/state`, { orderNo }),
    freightStateOf: (ofSubmitNo: string) => call(`${ORDER}/order/pay/state`, { ofSubmitNo }),
    freightClose: (orderNo: unknown) => call(`${ORDER}/order/pay/close`, { orderNo }),
    templates: (scene = 'SEND', client = 5) => call('base/config/subscribeTemplates', { scene, client }),
    report: (results: Body, scene = 'SEND', client = 5) =>
      call('base/subscribe/report', { scene, client, results }),
  };
}
export type MiniCalls = ReturnType<typeof miniCalls>;

/** 10:00 in Beijing on the day after today: slots are available whatever the time of the test. */
export async function atTenTomorrow(app: FastifyInstance): Promise<void> {
  await beijingDays(app)(0, 10);
}
