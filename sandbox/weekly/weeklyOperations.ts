import type { AggregateHome, SubscribeTarget } from '../../contract/types';
import { isAttribution, NOT_READABLE } from '../core/attribution';
import {
  fail,
  requireVisitor,
  succeed,
  visitorIdOf,
  type Answer,
  type Call,
  type GatewayTools,
} from '../core/call';
import type { Handlers } from '../core/call';
import { withNews } from '../task/taskNews';
import { findWeeklyPage } from './fixtures/pages';
import type { PageContext, SessionFixture, WeeklyPageFixture } from './fixtures/types';
import { rightCoupons } from './weeklyCoupons';
import { reminderName, reminderStatus, sessionItem, timesOf, type SessionVisit } from './weeklySessions';

const OK = '0';
const NO_SUCH_PAGE = fail('200300001', '活动不存在，看看其他活动吧');
const NO_SUCH_RIGHT = fail('200300001', '活动信息有更新，请刷新后再试');
const NO_REMINDER = fail('200300001', '暂不支持订阅提醒');
const REMINDER_TOO_LATE = fail('200300001', '本场已开始，快去抢购吧');
const PACKAGE_IS_BOUGHT = fail('200300001', '券包请前往购买页购买');
const SOLD_OUT = fail('200300002', '手慢了，优惠券已被抢光');
const CLAIMED_BEFORE = fail('200300003', '您已领取过该优惠券');
const NOT_STARTED = fail('200300004', '本场还未开始，请稍后再来');
const ENDED = fail('200300005', '本场已结束，看看其他场次吧');

/** The weekly page (product §2.2 to §2.7): home, reminders, claims of session rights. */
export const weeklyOperations = {
  async aggregateHome(call, tools) {
    const page = findWeeklyPage(call.body.configId);
    if (page === undefined) return NO_SUCH_PAGE;
    if (page.failure !== undefined) return fail(page.failure.code, page.failure.msg);
    const accountId = visitorIdOf(call);
    const context = await contextOf(call, accountId, tools);
    const visit: SessionVisit = {
      configId: page.code,
      accountId,
      reminders: accountId === null ? new Set() : await tools.store.weekly.remindersOf(accountId),
    };
    const home = await homeOf(page, context, visit, tools);
    return page.spoil === undefined
      ? succeed(OK, home)
      : { ...succeed(OK, page.spoil({ ...home })), isBrokenOnPurpose: true };
  },

  async subscribePush(call, tools) {
    const { id } = requireVisitor(call);
    const { subscribeInfos } = call.body;
    for (const target of subscribeInfos) {
      const refusal = reminderRefusal(target, tools);
      if (refusal !== null) return refusal;
    }
    await tools.store.weekly.subscribe(id, subscribeInfos.map(reminderName));
    return succeed(OK, null);
  },

  async receiveSessionCoupon(call, tools) {
    const { id } = requireVisitor(call);
    const { configId, seckillId, rightsNo, burialPointInfo } = call.body;
    if (!isAttribution(burialPointInfo)) return NOT_READABLE;
    const session = sessionOf(findWeeklyPage(configId), seckillId);
    const right = session?.rights.find(({ no }) => no === rightsNo);
    if (session === undefined || right === undefined) return NO_SUCH_RIGHT;
    if (right.what.kind === 'package') return PACKAGE_IS_BOUGHT;
    if (right.isHeldByEverybody === true) return CLAIMED_BEFORE;
    if (right.refusal !== undefined) return fail(right.refusal.code, right.refusal.msg);
    const { startMs, endMs } = timesOf(session, tools);
    if (tools.clock.nowMs() < startMs) return NOT_STARTED;
    if (tools.clock.nowMs() >= endMs) return ENDED;
    const { stock, what } = right;
    const coupons = rightCoupons(what.coupon);
    const claim = { configId, sessionId: seckillId, rightsNo, stock, coupons };
    switch (await tools.store.weekly.claimRight(id, claim)) {
      case 'claimed':
        return succeed(OK, null);
      case 'already':
        return CLAIMED_BEFORE;
      case 'sold-out':
        return SOLD_OUT;
    }
  },
} satisfies Partial<Handlers>;

async function contextOf(
  { origin, body: { city } }: Call<{ readonly city: string }>,
  accountId: string | null,
  { store, clock, seededAtMs }: GatewayTools,
): Promise<PageContext> {
  return {
    origin,
    city,
    parcelCount: accountId === null ? 0 : (await store.parcels.parcelsOf(accountId)).parcels.length,
    taskProgress: accountId === null ? new Map() : await store.tasks.taskProgress(accountId),
    secondsUntil: (seconds) => Math.round((seededAtMs() - clock.nowMs()) / 1000) + seconds,
  };
}

async function homeOf(
  page: WeeklyPageFixture,
  context: PageContext,
  visit: SessionVisit,
  tools: GatewayTools,
): Promise<AggregateHome> {
  const { code, seckill, inclusive } = page;
  const sessionReminder = ({ id, hasReminder }: SessionFixture) => ({
    status: reminderStatus(
      hasReminder,
      { sourceBiz: 'CHAO_5_SECKILL', sourceBizId: code, sourceSubBizId: id },
      visit,
    ),
  });
  const modules = page.modules(context);
  const { taskModule } = modules;
  return {
    ...modules,
    taskModule: taskModule && {
      ...taskModule,
      taskItemList: await withNews(taskModule.taskItemList, visit.accountId, tools),
    },
    subscribeInfo: {
      status: reminderStatus(
        page.hasReminder,
        { sourceBiz: 'CHAO_5_AGGREGATE_PAGE', sourceBizId: code },
        visit,
      ),
    },
    seckillModule: seckill && {
      ...seckill.frame(context),
      itemList: await Promise.all(
        seckill.sessions.map(async (session) => ({
          ...(await sessionItem(session, visit, tools)),
          name: session.name,
          subscribeInfo: sessionReminder(session),
        })),
      ),
    },
    inclusiveModule: inclusive && {
      ...inclusive.frame(context),
      seckillItem: await sessionItem(inclusive.session, visit, tools),
      subscribeInfo: sessionReminder(inclusive.session),
    },
  };
}

/** The page's session with that id, including the general benefits. */
function sessionOf(page: WeeklyPageFixture | undefined, id: string | undefined): SessionFixture | undefined {
  const sessions = [...(page?.seckill?.sessions ?? []), ...(page?.inclusive ? [page.inclusive.session] : [])];
  return sessions.find((session) => session.id === id);
}

/** Why a reminder is not possible, or null. */
function reminderRefusal(target: SubscribeTarget, tools: GatewayTools): Answer | null {
  const page = findWeeklyPage(target.sourceBizId);
  if (page === undefined || page.failure !== undefined) return NO_SUCH_PAGE;
  if (target.sourceBiz === 'CHAO_5_AGGREGATE_PAGE') return page.hasReminder ? null : NO_REMINDER;
  const session = sessionOf(page, target.sourceSubBizId);
  if (session === undefined || !session.hasReminder) return NO_REMINDER;
  return tools.clock.nowMs() < timesOf(session, tools).startMs ? null : REMINDER_TOO_LATE;
}
