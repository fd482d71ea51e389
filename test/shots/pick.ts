import { EMPTY_MOBILE, HOSTILE_MOBILE, openAs, openButton, said } from '../journeys/pickSteps';
import { dialog, MOBILE } from '../journeys/steps';
import type { Shot } from './types';

/** A page as somebody who is logged in sees it, once `words` are there. */
const seen =
  (path: string, words: string, mobile: string = MOBILE): NonNullable<Shot['prepare']> =>
  async (visitor, sandbox) => {
    await openAs(visitor, sandbox, path, mobile);
    await visitor.page.getByText(words).first().waitFor();
  };

/** Pickup tab, opening, fee, history; orders. */
export const PICK_SHOTS: readonly Shot[] = [
  { name: 'pick', path: '/', prepare: seen('/pick?parcelId=PKG-FRESH', '导航'), isFullPage: true },
  { name: 'pick-hostile', path: '/', prepare: seen('/pick', '导航', HOSTILE_MOBILE), isFullPage: true },
  { name: 'pick-empty', path: '/', prepare: seen('/pick', '暂无待取包裹', EMPTY_MOBILE) },
  { name: 'pick-logged-out', path: '/pick' },
  {
    name: 'pick-failed',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await sandbox.faults({ path: 'post/pick/waiting', kind: 'malformed', times: 20 });
      await seen('/pick', '待取包裹加载失败，请重试')(visitor, sandbox);
    },
  },
  { name: 'pick-open', path: '/', prepare: seen('/pick/open?cabinetCode=CAB-1001', '打开柜门') },
  {
    name: 'pick-opened',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await openAs(visitor, sandbox, '/pick/open?cabinetCode=CAB-1001');
      await openButton(visitor.page).click();
      await said(visitor.page, '柜门已打开').waitFor();
    },
  },
  { name: 'pick-fee', path: '/', prepare: seen('/pick/fee?parcelId=PKG-OVERDUE', '请在APP支付') },
  { name: 'pick-history', path: '/', prepare: seen('/pick/history', '已取出') },
  { name: 'order-list', path: '/', prepare: seen('/order/list', '待揽收') },
  { name: 'order-list-empty', path: '/', prepare: seen('/order/list', '暂无订单', EMPTY_MOBILE) },
  {
    name: 'order-detail',
    path: '/',
    prepare: seen('/order/detail?orderNo=ORD-TRANSIT', '费用明细'),
    isFullPage: true,
  },
  {
    name: 'order-hostile',
    path: '/',
    prepare: seen('/order/detail?orderNo=ORD-HOSTILE', '费用明细', HOSTILE_MOBILE),
    isFullPage: true,
  },
  {
    name: 'order-cancel',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await seen('/order/detail?orderNo=ORD-WAIT', '取消订单')(visitor, sandbox);
      await visitor.page.getByRole('button', { name: '取消订单' }).click();
      await dialog(visitor.page, '确定取消这个订单吗？').waitFor();
    },
  },
];
