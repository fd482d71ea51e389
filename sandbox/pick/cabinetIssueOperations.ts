import { hasNothing } from '../account/visitors';
import { fail, requireVisitor, succeed, visitorOf, type GatewayTools, type Handlers } from '../core/call';
import { CABINET_OFFER, SERVICE } from './cabinetIssues';
import { findCabinet } from './cabinets';

const OK = '0';
const NO_SUCH_CAMPAIGN = fail('204300001', '活动不存在或已结束');
const CHANGED_BEFORE = fail('204300002', '取件姓名只能修改一次，您已修改过');
const NO_NAME = fail('204300003', '请填写真实姓名，只能包含汉字、字母和间隔点');
const VALID_DAYS = 30;

/** A person's name: Chinese characters, letters, and the dot of long names. */
const NAME = /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z· ]*$/u;

const grantKey = (activityCode: string): string => `cabinetIssue:${activityCode}`;
const hidden = (name: string): string => {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(rest.length);
};

async function hasJoined(
  visitor: ReturnType<typeof visitorOf>,
  activityCode: string,
  { store }: GatewayTools,
): Promise<boolean> {
  if (visitor === null) return false;
  return (await store.funds.fundOf(visitor)).grants.some(({ key }) => key === grantKey(activityCode));
}

/** Problems at a cabinet, and the name that parcels are handed out under. */
export const cabinetIssueOperations = {
  async cabinetIssues(call, tools) {
    const cabinet = findCabinet(call.body.cabinetCode);
    const { activityCode, title, desc, rewardFen } = CABINET_OFFER;
    return succeed(OK, {
      cabinetName: cabinet?.name ?? '',
      isOffline:
        cabinet !== undefined &&
        !(tools.store.cabinets.cabinetSwitches.get(cabinet.code) ?? cabinet.isOnline),
      ...SERVICE,
      offer:
        cabinet === undefined
          ? null
          : {
              activityCode,
              title,
              desc,
              rewardFen,
              isJoined: await hasJoined(visitorOf(call), activityCode, tools),
            },
    });
  },

  async joinCabinetActivity(call, { store }) {
    const visitor = requireVisitor(call);
    const { activityCode, title, rewardFen } = CABINET_OFFER;
    if (call.body.activityCode !== activityCode) return NO_SUCH_CAMPAIGN;
    await store.funds.pay(visitor, {
      key: grantKey(activityCode),
      title,
      money: rewardFen,
      validDays: VALID_DAYS,
      activity: null,
    });
    return succeed(OK, { rewardFen });
  },

  async pickName(call, { store }) {
    const visitor = requireVisitor(call);
    return succeed(OK, { name: hidden((await store.cabinets.pickNameOf(visitor)) ?? '') });
  },

  async changePickName(call, { store }) {
    const visitor = requireVisitor(call);
    const name = call.body.name.trim();
    if (hasNothing(visitor.phone)) return CHANGED_BEFORE;
    if (!NAME.test(name)) return NO_NAME;
    return (await store.cabinets.changePickName(visitor, name))
      ? succeed(OK, { name: hidden(name) })
      : CHANGED_BEFORE;
  },
} satisfies Partial<Handlers>;
