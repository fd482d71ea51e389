import type {
  BargainOrderRequest,
  HelpAssistRequest,
  HelpHomeRequest,
  HelpRecordsRequest,
  HelpStartRequest,
} from '../../contract/types';
import { NO_SUCH_ACTIVITY } from '../campaign/activityRules';
import {
  fail,
  requireVisitor,
  succeed,
  visitorOf,
  type Answer,
  type Call,
  type GatewayTools,
  type Handlers,
} from '../core/call';
import { beijingTime } from '../core/clock';
import { CANNOT_PAY, paymentOf } from '../coupon/paymentParams';
import { placed, saleCouponsOf } from '../coupon/payOperations';
import {
  bargainOrderOf,
  buyCodeOf,
  isBargain,
  OVER,
  priceOf,
  shelfOf,
  SOLD_OUT,
  type Shelf,
} from './bargainRules';
import { BARGAIN_OF_THE_DAY } from './bargains';
import { CASH_OF_THE_DAY, HELP_ACTIVITIES } from './help';
import { type HelpActivityFixture, type HelpKind } from './helpFixtures';
import { REASON_MSG, sumOf, taskStateOf } from './helpRules';
import type { Help, HelpTask } from './helpTypes';
import { type HelpReason } from './helpTypes';

const OK = '0';
const HOUR_MS = 3_600_000;
/** The maximum of the contract's list of helpers. */
const MAX_HELPERS = 50;
const HAD = fail('100901051', '您已完成本活动，看看其他活动吧');

export const activityOf = (kind: HelpKind, code: string): HelpActivityFixture | undefined =>
  HELP_ACTIVITIES.find((activity) => activity.kind === kind && activity.code === code);

const masked = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`;

const helperOf = ({ phone, name, imgUrl, fen, atMs }: Help) => ({
  name: name ?? masked(phone),
  imgUrl: imgUrl ?? '',
  fen,
  helpTm: beijingTime(atMs),
});

const isFinished = ({ endsInHours }: HelpActivityFixture, { seededAtMs, clock }: GatewayTools): boolean =>
  clock.nowMs() >= seededAtMs() + endsInHours * HOUR_MS;

/** The requested help with its activity; null: no such link or activity. */
async function found(
  kind: HelpKind,
  { body, account }: Call<HelpHomeRequest>,
  { store }: GatewayTools,
  ofTheDay: string,
): Promise<{ readonly activity: HelpActivityFixture; readonly task: HelpTask | null } | null> {
  if (body.inviteCode !== undefined) {
    const task = await store.helps.helpTask(body.inviteCode);
    const activity = task?.kind === kind ? activityOf(kind, task.activityCode) : undefined;
    return activity === undefined ? null : { activity, task };
  }
  const activity = activityOf(kind, body.activityCode ?? ofTheDay);
  if (activity === undefined) return null;
  const phone = account?.phone ?? null;
  return { activity, task: phone === null ? null : await store.helps.helpTaskOf(activity.code, phone) };
}

/** Status of the user's help: `FINISHED` if the activity ended before the goal was reached. */
export function statusOf(activity: HelpActivityFixture, task: HelpTask | null, tools: GatewayTools): string {
  const state = task === null ? 'NONE' : taskStateOf(task, tools.clock.nowMs());
  // A reached cash goal has been paid; a reached price can no longer be bought.
  const isLasting = state === 'REACHED' && activity.kind === 'fission';
  return isLasting || !isFinished(activity, tools) ? state : 'FINISHED';
}

/** Null: the activity sells nothing. */
const shelfIn = async (activity: HelpActivityFixture, tools: GatewayTools): Promise<Shelf | null> =>
  isBargain(activity) ? shelfOf(activity, tools) : null;

function goodsOf(
  activity: HelpActivityFixture,
  task: HelpTask | null,
  {
    isOwner,
    shelf,
    call,
  }: { readonly isOwner: boolean; readonly shelf: Shelf | null; readonly call: Call<HelpHomeRequest> },
  tools: GatewayTools,
) {
  if (!isBargain(activity) || shelf === null) return null;
  const { name, imgUrl, originalFen, floorFen, isFloorOnly } = activity.goods;
  const phone = visitorOf(call)?.phone ?? '';
  return {
    name,
    imgUrl: imgUrl.replace('{origin}', call.origin),
    couponList: saleCouponsOf(activity.goods),
    originalFen,
    currentFen: priceOf(activity, task),
    floorFen,
    isFloorOnly,
    stock: shelf.stock,
    buyCode: isOwner
      ? buyCodeOf(activity, task, {
          end: shelf.endFor(phone),
          isFinished: isFinished(activity, tools),
          nowMs: tools.clock.nowMs(),
        })
      : 'CLOSED',
    useUrl: '',
  };
}

async function home(
  kind: HelpKind,
  call: Call<HelpHomeRequest>,
  tools: GatewayTools,
  ofTheDay: string,
): Promise<Answer> {
  const here = await found(kind, call, tools, ofTheDay);
  if (here === null) return NO_SUCH_ACTIVITY;
  const { activity, task } = here;
  const phone = visitorOf(call)?.phone ?? null;
  const isOwner = task === null ? call.body.inviteCode === undefined : task.ownerPhone === phone;
  const shelf = await shelfIn(activity, tools);
  const reasonCode: HelpReason =
    task === null || isOwner
      ? 'OWN'
      : await tools.store.helps.reasonToHelp(task, phone ?? '', shelf?.endFor(task.ownerPhone) ?? null);
  return succeed(OK, {
    activityCode: activity.code,
    title: activity.title,
    ruleDesc: activity.rule,
    statusCode: statusOf(activity, task, tools),
    isOwner,
    ownerName: task === null ? '' : masked(task.ownerPhone),
    ownerImgUrl: '',
    inviteCode: task?.inviteCode ?? '',
    goalFen: activity.goalFen,
    sumFen: task === null ? 0 : sumOf(task),
    ownFen: task?.ownFen ?? 0,
    helperCount: task?.helps.length ?? 0,
    helpers: [...(task?.helps ?? [])].reverse().slice(0, MAX_HELPERS).map(helperOf),
    endTm: task === null ? '' : beijingTime(task.endsAtMs),
    helpedFen: task?.helps.find((help) => help.phone === phone)?.fen ?? 0,
    reasonCode,
    reasonMsg: REASON_MSG[kind][reasonCode],
    shareTitle: activity.shareTitle,
    shareImgUrl: activity.shareImgUrl.replace('{origin}', call.origin),
    goods: goodsOf(activity, task, { isOwner, shelf, call }, tools),
  });
}

async function start(kind: HelpKind, call: Call<HelpStartRequest>, tools: GatewayTools): Promise<Answer> {
  const { phone } = requireVisitor(call);
  const activity = activityOf(kind, call.body.activityCode);
  if (activity === undefined) return NO_SUCH_ACTIVITY;
  if (isFinished(activity, tools)) return OVER;
  const end = (await shelfIn(activity, tools))?.endFor(phone) ?? null;
  // Cash can be received once per activity, and so can a bargain's goods.
  if (end === 'BOUGHT') return HAD;
  if (end === 'SOLD_OUT') return SOLD_OUT;
  const { code, goalFen, friends, lastsHours } = activity;
  const nowMs = tools.clock.nowMs();
  const task = await tools.store.helps.startHelp({
    kind,
    activityCode: code,
    ownerPhone: phone,
    endsAtMs: nowMs + lastsHours * HOUR_MS,
    goalFen,
    friends,
    hasOwnPart: kind === 'bargain',
  });
  if (kind === 'fission' && taskStateOf(task, nowMs) === 'REACHED') return HAD;
  return succeed(OK, { inviteCode: task.inviteCode, ownFen: task.ownFen });
}

async function assist(kind: HelpKind, call: Call<HelpAssistRequest>, tools: GatewayTools): Promise<Answer> {
  const { phone } = requireVisitor(call);
  const { inviteCode } = call.body;
  const task = await tools.store.helps.helpTask(inviteCode);
  const activity = task?.kind === kind ? activityOf(kind, task.activityCode) : undefined;
  if (task === null || activity === undefined) return NO_SUCH_ACTIVITY;
  const end = (await shelfIn(activity, tools))?.endFor(task.ownerPhone) ?? null;
  const { reason, fen } = await tools.store.helps.help(inviteCode, phone, end);
  const reasonMsg = REASON_MSG[kind][reason];
  return succeed(OK, { isHelped: reason === 'NONE', fen, reasonCode: reason, reasonMsg });
}

async function bargainOrder(call: Call<BargainOrderRequest>, tools: GatewayTools): Promise<Answer> {
  const visitor = requireVisitor(call);
  const { inviteCode, submitNo, client } = call.body;
  const task = await tools.store.helps.helpTask(inviteCode);
  const activity = task?.kind === 'bargain' ? activityOf('bargain', task.activityCode) : undefined;
  if (task === null || activity === undefined || !isBargain(activity)) return NO_SUCH_ACTIVITY;
  if (task.ownerPhone !== visitor.phone) return NO_SUCH_ACTIVITY;
  if (priceOf(activity, task) > 0 && paymentOf('', client, tools) === null) return CANNOT_PAY;
  const what = { inviteCode, submitNo };
  return placed(
    await bargainOrderOf(visitor, activity, what, isFinished(activity, tools), tools),
    client,
    tools,
  );
}

/** Decision: bought is an activity's latest round; a new one cannot be started after it. */
async function recordOf(task: HelpTask, tools: GatewayTools) {
  const activity = activityOf(task.kind, task.activityCode);
  const shelf = activity === undefined ? null : await shelfIn(activity, tools);
  const isBought = shelf?.endFor(task.ownerPhone) === 'BOUGHT';
  const latest = isBought ? await tools.store.helps.helpTaskOf(task.activityCode, task.ownerPhone) : null;
  return {
    id: task.inviteCode,
    activityCode: task.activityCode,
    title: activity?.goods?.name ?? activity?.title ?? '',
    state: latest === task ? 'BOUGHT' : taskStateOf(task, tools.clock.nowMs()),
    goalFen: task.goalFen,
    sumFen: sumOf(task),
    helperCount: task.helps.length,
    startTm: beijingTime(task.startedAtMs),
  };
}

async function records(call: Call<HelpRecordsRequest>, tools: GatewayTools): Promise<Answer> {
  const { phone } = requireVisitor(call);
  const { kind, pageNo, pageSize } = call.body;
  const tasks = await tools.store.helps.helpTasksOf(kind === 'FISSION' ? 'fission' : 'bargain', phone);
  const from = (pageNo - 1) * pageSize;
  const shown = tasks.slice(from, from + pageSize);
  return succeed(OK, {
    content: await Promise.all(shown.map((task) => recordOf(task, tools))),
    total: tasks.length,
  });
}

/** Help from friends. */
export const helpOperations = {
  helpRecords: records,
  fissionHome: (call, tools) => home('fission', call, tools, CASH_OF_THE_DAY),
  fissionStart: (call, tools) => start('fission', call, tools),
  fissionAssist: (call, tools) => assist('fission', call, tools),
  bargainHome: (call, tools) => home('bargain', call, tools, BARGAIN_OF_THE_DAY),
  bargainStart: (call, tools) => start('bargain', call, tools),
  bargainAssist: (call, tools) => assist('bargain', call, tools),
  bargainOrder,
} satisfies Partial<Handlers>;
