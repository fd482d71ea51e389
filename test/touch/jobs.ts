/**
 * What people come for, from the first page to the end, on every target: only taps and typing. Each job ends with what
 * the page says and what the gateway knows.
 */
import { callGateway, type LedgerRead } from '../acts/ledger';
import type { Phone } from './phone';

interface Job {
  readonly name: string;
  /** H5 address where it begins; default: home. */
  readonly from?: string;
  /** Browser of the H5 run: the messaging app's pays. */
  readonly host: 'wechat' | 'plain';
  readonly run: (phone: Phone) => Promise<void>;
}

const PAGE = { pageNo: 1, pageSize: 50 } as const;
const ORDERS: LedgerRead = { path: 'sendOrder/wechat/applets/order/list', body: { tab: 'ALL', ...PAGE } };
const USED_COUPONS: LedgerRead = { path: 'activity/coupon/my/list', body: { prizeStatus: 2, ...PAGE } };
const WAITING: LedgerRead = { path: 'post/pick/waiting', body: { longitude: '', latitude: '' } };
const FRIEND = '13700000002';

const known = ({ sandbox, mobile }: Phone, read: LedgerRead): Promise<unknown> =>
  callGateway(sandbox, mobile, read);

const item = (has: object): unknown => expect.arrayContaining([expect.objectContaining(has)]);

async function begin({ hand, logIn }: Phone): Promise<void> {
  await hand.tap('去登录');
  await logIn();
}

/** From the send page, with a coupon chosen before, to the order. */
async function order({ hand }: Phone, coupon: string): Promise<void> {
  await hand.tap('地址簿，收件人');
  await hand.tap('选择李建国');
  await hand.tap('日用品');
  await hand.reads(coupon);
  await hand.tap('请选择上门时间');
  await hand.tap('明天');
  await hand.tap('09:00-11:00');
  // A login with a code has asked already.
  await hand.tapIfThere('我已阅读');
  await hand.tap('立即下单');
  await hand.reads('下单成功');
}

/** The courier collects and weighs the parcel that was ordered last. */
async function collect({ sandbox }: Phone): Promise<void> {
  await sandbox.moveOrder('latest', 'PICKED_UP');
}

const JOBS: readonly Job[] = [
  {
    name: 'a parcel is ordered with a coupon, and paid once it is weighed',
    host: 'wechat',
    async run(phone) {
      const { hand, pay } = phone;
      await begin(phone);
      await hand.tap('优惠券');
      await hand.tap('去使用，寄件立减券');
      await order(phone, '寄件立减券 -￥5');
      await collect(phone);
      await hand.tap('查看订单');
      await hand.reads('待支付￥3.00');
      await hand.tap('去支付');
      await pay();
      await hand.reads('支付凭证', '实付￥3.00');
      expect(await known(phone, ORDERS)).toMatchObject({
        content: item({ stateCode: 'PICKED_UP', payFen: 300, payStateCode: 'PAID' }),
      });
      expect(await known(phone, USED_COUPONS)).toMatchObject({
        content: item({ couponTitle: '寄件立减券' }),
      });
    },
  },
  {
    name: 'an overdue parcel is paid and picked up',
    host: 'wechat',
    async run(phone) {
      const { hand, pay, openCabinet } = phone;
      await begin(phone);
      await hand.reads('已超时，待付￥1.00');
      await hand.tap('待取快递');
      await hand.reads('待付￥1.00');
      await hand.tap('去支付');
      await hand.reads('还需支付￥1.00');
      await hand.tap('去支付');
      await pay();
      await hand.reads('已支付，可以取件了', '实付￥1.00');
      await hand.tap('去取件');
      await hand.reads('超时取件费已付，请尽快取件');
      await openCabinet('CAB-1001');
      await hand.reads('柜门已打开', 'B11');
      await hand.tap('完成');
      await hand.reads('海岸城南门快递柜');
      expect(JSON.stringify(await known(phone, WAITING))).not.toContain('PKG-OVERDUE');
    },
  },
  {
    name: 'a prize is won and used',
    host: 'plain',
    async run(phone) {
      const { hand, sandbox } = phone;
      await sandbox.nextPrize('P-REDUCE-2');
      await begin(phone);
      await hand.tap('周五福利日');
      await hand.tap('立即抽奖');
      await hand.wait(5_000);
      await hand.reads('恭喜您获得', '寄件 · 无门槛使用');
      await hand.tap('去使用');
      await order(phone, '2 元寄件券 -￥2');
      expect(await known(phone, USED_COUPONS)).toMatchObject({
        content: item({ couponTitle: '2 元寄件券' }),
      });
    },
  },
  {
    name: 'an invitation is accepted and passed on',
    from: '/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=IV-FRIEND',
    host: 'plain',
    async run(phone) {
      const { hand, logIn, shared, open, sandbox, mobile } = phone;
      await hand.reads('好友 138****0021 邀请您来寄件');
      await hand.tap('接受邀请');
      await logIn();
      await hand.reads('您已获得 5 元寄件券');
      await hand.tap('我也要邀请');
      const link = await shared();
      const read = (inviteCode: string): LedgerRead => ({
        path: 'activity/api/invite/home',
        body: { version: 'V1', activityCode: 'INV1-OPEN', inviteCode },
      });
      const code = /inviteCode=([^&]+)/.exec(link)?.[1] ?? '';
      expect(await known(phone, read('IV-FRIEND'))).toMatchObject({
        link: { state: 'ACCEPTED' },
        ownInviteCode: code,
      });
      expect(await callGateway(sandbox, FRIEND, read(code))).toMatchObject({ link: { state: 'OPEN' } });
      await open(link);
      await hand.reads(`好友 ${mobile.slice(0, 3)}****${mobile.slice(-4)} 邀请您来寄件`);
    },
  },
  {
    name: 'money is withdrawn',
    host: 'plain',
    async run(phone) {
      const { hand, sandbox, payTo } = phone;
      await begin(phone);
      await hand.tap('我的');
      await hand.tap('寄件钱包');
      await hand.reads('￥88.60');
      await hand.tap('20 元');
      await hand.tap('提现');
      await hand.type('姓名', '王小明');
      await hand.type('身份证', '1234');
      await hand.tap('确认提现');
      await hand.reads('提现申请已提交', '￥20.00');
      await hand.tap('返回钱包');
      await hand.reads('￥68.60', '-20.00');
      expect(await known(phone, { path: 'base/wallet/entries', body: PAGE })).toMatchObject({
        content: item({ kind: 'OUT', fen: 2000 }),
      });
      expect((await sandbox.requests('base/wallet/withdraw')).map(({ body }) => body)).toEqual([
        expect.objectContaining({ amountFen: 2000, payTo }),
      ]);
    },
  },
  {
    name: 'a fault of a cabinet is reported',
    host: 'plain',
    async run(phone) {
      const { hand } = phone;
      const words = '柜机 CAB-1001 故障：格口脏污或有异物';
      await begin(phone);
      await hand.tap('待取快递');
      await hand.tap('报障 科技园');
      await hand.tap('格口脏污');
      await hand.tap('提交报障');
      await hand.type('问题描述', `${words}，A03 里有水`);
      await hand.tap('提交反馈');
      await hand.reads('快递柜问题', `${words}，A03 里有水`, '处理中');
      expect(await known(phone, { path: 'base/feedback/list', body: PAGE })).toMatchObject({
        content: item({ kind: 'CABINET', content: `${words}，A03 里有水`, stateCode: 'WAITING' }),
      });
    },
  },
];

/** @param makePhone a new phone of a user who is logged out, at a reset gateway */
export const testJobs = (makePhone: (host: Job['host']) => Promise<Phone>): void =>
  test.each(JOBS.map((job) => [job.name, job] as const))('%s', async (_name, { from = '/', host, run }) => {
    const phone = await makePhone(host);
    await phone.open(from);
    await run(phone);
  });
