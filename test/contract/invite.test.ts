import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';
import { miniCalls } from './miniCalls';
import { rewardCalls } from './rewardCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const INVITE = 'activity/api/invite';
const OWNER = '13912345600';
const DAY_MS = 86_400_000;
const friendNo = (index: number): string => `1360000${String(1000 + index)}`;
const with_ = (token?: string) => (token === undefined ? {} : { token });

const home = async (activityCode: string, token?: string, inviteCode?: string) =>
  (
    await post(
      app,
      `${INVITE}/home`,
      {
        version: activityCode.startsWith('INV1') ? 'V1' : 'V2',
        activityCode,
        ...(inviteCode === undefined ? {} : { inviteCode }),
      },
      with_(token),
    )
  ).data;
const codeOf = async (activityCode: string, token: string): Promise<string> =>
  String((await home(activityCode, token)).ownInviteCode);
const accept = async (activityCode: string, inviteCode: string, token: string) =>
  (await post(app, `${INVITE}/accept`, { activityCode, inviteCode }, { token })).data;
const send = (mobile: string, isShipped = true) => control(app, 'parcels', { mobile, count: 1, isShipped });
const fundOf = async (token: string): Promise<number> =>
  Number((await rewardCalls(app, token).fund()).data.availableMoney);
const rewards = async (activityCode: string, token: string, pageNo = 1, pageSize = 50) =>
  (await post(app, `${INVITE}/rewards`, { version: 'V2', activityCode, pageNo, pageSize }, { token })).data;

test.each([
  ['INV1-OPEN', 'RUNNING'],
  ['INV1-NOT-START', 'NOT_START'],
  ['INV1-FINISHED', 'FINISHED'],
  ['INV2-OPEN', 'RUNNING'],
])('%s: %s, readable without login, and without a record then', async (code, statusCode) => {
  expect(await home(code)).toMatchObject({
    activityCode: code,
    statusCode,
    ownInviteCode: '',
    invitedCount: 0,
    link: null,
  });
});

test('without a code the current campaign; unknown codes and those of the other page are refused', async () => {
  const ask = (version: string, activityCode: string) =>
    post(app, `${INVITE}/home`, { version, activityCode });
  expect((await ask('V1', '')).data.activityCode).toBe('INV1-OPEN');
  expect((await ask('V1', 'NOBODY')).body.code).toBe('201100001');
  expect((await ask('V1', 'INV2-OPEN')).body.code).toBe('201100001');
});

test('a friend counts once and is paid once the first parcel is shipped, also with simultaneous queries', async () => {
  const owner = await tokenOf(app, OWNER);
  const inviteCode = await codeOf('INV1-OPEN', owner);
  expect(inviteCode).not.toMatch(/139|U\d/);
  const friend = await tokenOf(app, friendNo(0));
  expect((await home('INV1-OPEN', friend, inviteCode)).link).toMatchObject({
    isOwner: false,
    inviterName: '139****5600',
    state: 'OPEN',
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => accept('INV1-OPEN', inviteCode, friend)),
  );
  expect(answers.every(({ result }) => result === true)).toBe(true);
  const { link } = await home('INV1-OPEN', friend, inviteCode);
  expect(link).toMatchObject({ state: 'ACCEPTED', friendReward: '5 元寄件券' });
  const { couponList } = (await miniCalls(app, friend).sendCoupons()).data;
  expect(
    (couponList as readonly { readonly couponId: string }[]).filter(
      ({ couponId }) => couponId === (link as { readonly friendCouponId: string }).friendCouponId,
    ),
  ).toHaveLength(1);
  expect(await home('INV1-OPEN', owner)).toMatchObject({ invitedCount: 1, rewardedCount: 0, earnedMoney: 0 });
  await send(friendNo(0), false);
  expect([(await home('INV1-OPEN', owner)).rewardedCount, await fundOf(owner)]).toEqual([0, 0]);
  await control(app, 'parcels/ship', { mobile: friendNo(0) });
  // The fund has it without opening the page.
  expect(await fundOf(owner)).toBe(300);
  await send(friendNo(0));
  const seen = await Promise.all(Array.from({ length: 20 }, () => home('INV1-OPEN', owner)));
  expect(new Set(seen.map(({ earnedMoney }) => earnedMoney))).toEqual(new Set([300]));
  expect(await fundOf(owner)).toBe(300);
});

test('a refused acceptance says why, and does not count', async () => {
  const owner = await tokenOf(app, OWNER);
  const inviteCode = await codeOf('INV1-OPEN', owner);
  const refused = async (code: string, link: string, token: string) =>
    (await accept(code, link, token)).reasonCode;
  expect(await refused('INV1-OPEN', inviteCode, owner)).toBe('201100003');
  expect((await home('INV1-OPEN', owner, inviteCode)).link).toMatchObject({
    isOwner: true,
    state: 'REFUSED',
  });
  await send(friendNo(1));
  expect(await refused('INV1-OPEN', inviteCode, await tokenOf(app, friendNo(1)))).toBe('201100004');
  expect(await refused('INV1-OPEN', inviteCode, await tokenOf(app, '13800000010'))).toBe('201100004');
  const friend = await tokenOf(app, friendNo(2));
  await accept('INV1-OPEN', inviteCode, friend);
  expect(await refused('INV1-OPEN', 'IV-FRIEND', friend)).toBe('201100005');
  expect(await refused('INV1-OPEN', await codeOf('INV1-OPEN', friend), owner)).toBe('201100006');
  expect(await refused('INV1-OPEN', 'IVnobody', friend)).toBe('201100008');
  expect(await refused('INV2-OPEN', inviteCode, friend)).toBe('201100008');
  const late = await codeOf('INV1-FINISHED', owner);
  expect(await refused('INV1-FINISHED', late, friend)).toBe('201100002');
  const early = await codeOf('INV1-NOT-START', owner);
  expect(await refused('INV1-NOT-START', early, friend)).toBe('201100007');
  expect(await home('INV1-OPEN', owner)).toMatchObject({ invitedCount: 1 });
});

test('200 friends simultaneously: each counted once, all paid, never twice', async () => {
  const owner = await tokenOf(app, OWNER);
  const inviteCode = await codeOf('INV2-OPEN', owner);
  const mobiles = Array.from({ length: 200 }, (_, index) => friendNo(index));
  const tokens = await Promise.all(mobiles.map((mobile) => tokenOf(app, mobile)));
  const answers = await Promise.all(
    [...tokens, ...tokens].map((token) => accept('INV2-OPEN', inviteCode, token)),
  );
  expect(answers.filter(({ result }) => result === true)).toHaveLength(400);
  await Promise.all([
    ...mobiles.map((mobile) => send(mobile)),
    ...Array.from({ length: 20 }, () => home('INV2-OPEN', owner)),
  ]);
  expect(await home('INV2-OPEN', owner)).toMatchObject({
    invitedCount: 200,
    rewardedCount: 200,
    earnedMoney: 40_000,
  });
  expect(await fundOf(owner)).toBe(40_000);
}, 20_000);

test('in any order of acceptances each friend has one inviter, and there is no circle', async () => {
  const accounts = await Promise.all([0, 1, 2, 3, 4].map((index) => tokenOf(app, friendNo(index))));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 8, maxLength: 16 }),
      async (pairs) => {
        await control(app, 'reset');
        const tokens = await Promise.all(accounts.map((_, index) => tokenOf(app, friendNo(index))));
        const codes = await Promise.all(tokens.map((token) => codeOf('INV1-OPEN', token)));
        const results = await Promise.all(
          pairs.map(([from, to]) => accept('INV1-OPEN', codes[from] ?? '', tokens[to] ?? '')),
        );
        const inviter = new Map<number, number>();
        results.forEach(({ result }, index) => {
          const [from, to] = pairs[index] ?? [0, 0];
          if (result !== true) return;
          expect(inviter.get(to) ?? from).toBe(from);
          inviter.set(to, from);
        });
        for (const start of inviter.keys()) {
          let steps = 0;
          for (let at = inviter.get(start); at !== undefined; at = inviter.get(at))
            expect((steps += 1)).toBeLessThan(5);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('a friend who sends nothing within 30 days expires; a later parcel pays nothing', async () => {
  const owner = await tokenOf(app, OWNER);
  const inviteCode = await codeOf('INV2-OPEN', owner);
  await accept('INV2-OPEN', inviteCode, await tokenOf(app, friendNo(0)));
  await control(app, 'clock', { offsetMs: 31 * DAY_MS });
  const later = await tokenOf(app, OWNER);
  await send(friendNo(0));
  expect((await rewards('INV2-OPEN', later)).content).toMatchObject([{ state: 'EXPIRED' }]);
  expect(await fundOf(later)).toBe(0);
  await control(app, 'clock', { offsetMs: 0 });
});

describe('rungs', () => {
  const claim = (rungNo: number, token: string) =>
    post(app, `${INVITE}/claim`, { activityCode: 'INV2-OPEN', rungNo }, { token });
  const INVITER = '13800000021';

  test('a reached rung can be claimed once, also with fifty simultaneous requests', async () => {
    const token = await tokenOf(app, INVITER);
    const before = await fundOf(token);
    expect((await home('INV2-OPEN', token)).rungList).toMatchObject(
      ['OPEN', 'OPEN', 'OPEN', 'LOCKED'].map((status) => ({ status })),
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(2, token)));
    expect(answers.map(({ data }) => data.status)).toEqual(Array.from({ length: 50 }, () => 'CLAIMED'));
    expect(await fundOf(token)).toBe(before + 300);
    expect(await home('INV2-OPEN', token)).toMatchObject({
      earnedMoney: 6 * 200 + 300,
      rungList: [{ status: 'OPEN' }, { status: 'CLAIMED' }, { status: 'OPEN' }, { status: 'LOCKED' }],
    });
  });

  test('a rung that is not reached or unknown is refused', async () => {
    const token = await tokenOf(app, INVITER);
    expect((await claim(4, token)).body.code).toBe('201100011');
    expect((await claim(9, token)).body.code).toBe('201100001');
    expect((await claim(1, await tokenOf(app, OWNER))).body.code).toBe('201100011');
  });

  test('friends are paged, newest first, with the sum', async () => {
    const token = await tokenOf(app, INVITER);
    const first = await rewards('', token, 1, 20);
    const second = await rewards('', token, 2, 20);
    const rows = [...(first.content as readonly { readonly id: string; readonly state: string }[])].concat(
      second.content as readonly { readonly id: string; readonly state: string }[],
    );
    expect([first.total, rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([24, 24, 24]);
    const count = (state: string): number => rows.filter((row) => row.state === state).length;
    expect(['REGISTERED', 'SENT', 'CREDITED', 'EXPIRED'].map(count)).toEqual([14, 1, 6, 3]);
    expect(first.earnedMoney).toBe(1200);
    expect(JSON.stringify([first, second])).not.toMatch(/1371234\d{4}/);
  });
});
