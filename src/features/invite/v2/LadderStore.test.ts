import { UNKNOWN_TEXT } from '@/data/unknownText';
import { INVITE_TEXTS } from '@/features/invite/inviteRules';
import { inviteBench, wireInvite } from '@/features/invite/testing/inviteBench';
import { settle } from '@/utils/testing/fakeClock';
import { LadderStore } from './LadderStore';

/** The first step was claimed before; the second has this status. */
const rungs = (status: string) =>
  wireInvite({
    rungList: [
      { rungNo: 1, friendCount: 1, rewardMoney: 100, status: 'CLAIMED' },
      { rungNo: 2, friendCount: 3, rewardMoney: 300, status },
    ],
  });

async function shown(token: string | null = 'first') {
  const bench = inviteBench({ place: { version: 'V2' }, token });
  await bench.show(rungs('OPEN'));
  const ladder = new LadderStore({ ...bench.deps, gateway: bench.gateway, invite: bench.store });
  return { ...bench, ladder };
}

test.each<[string, object, unknown]>([
  ['paid', { status: 'CLAIMED', toast: '' }, { kind: 'done', text: INVITE_TEXTS.claimed }],
  ['paid, in its words', { status: 'CLAIMED', toast: '到账 3 元' }, { kind: 'done', text: '到账 3 元' }],
  ['not reached', { status: 'LOCKED', toast: '' }, { kind: 'refused', text: INVITE_TEXTS.claimFailed }],
  [
    'not reached, in its words',
    { status: 'LOCKED', toast: '还差 1 人' },
    { kind: 'refused', text: '还差 1 人' },
  ],
])('a step is %s, and the page is refetched', async (_name, answer, outcome) => {
  const { ladder, transport, body, paths } = await shown();
  const result = ladder.claim(2);
  expect([ladder.isClaiming(2), ladder.isClaiming(1), await ladder.claim(2)]).toEqual([
    true,
    false,
    { kind: 'nothing' },
  ]);
  await settle();
  expect(body()).toEqual({ activityCode: 'ACT', rungNo: 2, requestNo: 'requestNo0000001' });
  await transport.last.ok(answer);
  await transport.last.ok(rungs('CLAIMED'));
  expect([await result, ladder.isClaiming(2), paths()]).toEqual([outcome, false, ['home', 'claim', 'home']]);
});

const UNKNOWN = { kind: 'refused', text: UNKNOWN_TEXT };
const FAILED = { kind: 'refused', text: INVITE_TEXTS.claimFailed };
const CLAIMED = { kind: 'done', text: INVITE_TEXTS.claimed };

test.each<[string, object, unknown]>([
  ['it is paid', rungs('CLAIMED'), CLAIMED],
  ['it is not', rungs('OPEN'), FAILED],
  ['it is not reached', rungs('LOCKED'), FAILED],
  ['nobody knows', rungs('LATER'), UNKNOWN],
  ['there is no such rung', wireInvite(), UNKNOWN],
])('a lost response, and %s', async (_name, found, outcome) => {
  const { ladder, transport, paths } = await shown();
  const result = ladder.claim(2);
  await settle();
  await transport.last.lose();
  await transport.last.ok(found);
  await transport.last.ok(found);
  expect([await result, paths()]).toEqual([outcome, ['home', 'claim', 'home', 'home']]);
});

test('a lost response, and the campaign no longer exists', async () => {
  const { ladder, transport } = await shown();
  const result = ladder.claim(2);
  await settle();
  await transport.last.lose();
  await transport.last.fail('201100001');
  await transport.last.fail('201100001');
  expect(await result).toEqual(UNKNOWN);
});

test.each<[string, object, unknown, number]>([
  ['it was paid before', rungs('CLAIMED'), CLAIMED, 1],
  ['it is not reached', rungs('LOCKED'), FAILED, 1],
  ['nobody knows', rungs('LATER'), FAILED, 1],
])('a login in between, and %s: nothing is sent', async (_name, found, outcome, sent) => {
  const { ladder, transport, logIn, paths } = await shown();
  const result = ladder.claim(2);
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok(found);
  await transport.last.ok(found);
  expect([await result, paths().filter((path) => path === 'claim').length]).toEqual([outcome, sent]);
});

test('a login in between, and it can be claimed: it is sent', async () => {
  const { ladder, transport, logIn, paths } = await shown();
  void ladder.claim(2);
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok(rungs('OPEN'));
  expect(paths()).toEqual(['home', 'claim', 'home', 'claim']);
});

test('when not logged in, opens the login first; closing it shows and sends nothing', async () => {
  const { ladder, gate, paths } = await shown(null);
  const result = ladder.claim(2);
  await settle();
  expect([gate.isOpen, paths()]).toEqual([true, ['home']]);
  gate.close();
  expect([await result, paths()]).toEqual([{ kind: 'nothing' }, ['home']]);
});
