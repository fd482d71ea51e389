import { UNKNOWN_TEXT } from '@/data/unknownText';
import { settle } from '@/utils/testing/fakeClock';
import { INVITE_TEXTS } from './inviteRules';
import type { InvitePlace } from './InviteStore';
import { inviteBench, type InviteBenchOptions, wireInvite } from './testing/inviteBench';

const link = (state: string, reasonMsg = '') =>
  wireInvite({ link: { isOwner: false, inviterName: '', state, reasonMsg } });
const OPEN = link('OPEN');

async function shown(options: InviteBenchOptions = {}) {
  const bench = inviteBench({ place: { inviteCode: 'INV' }, ...options });
  await bench.show(OPEN);
  return bench;
}

const LONG = 'X'.repeat(65);
test.each<[string, Partial<InvitePlace>, object]>([
  ['nothing', {}, { version: 'V1', activityCode: '' }],
  [
    'a campaign and a link',
    { version: 'V2', activityCode: 'ACT', inviteCode: 'INV' },
    { version: 'V2', activityCode: 'ACT', inviteCode: 'INV' },
  ],
  [
    'codes that are too long',
    { activityCode: LONG, inviteCode: LONG },
    { version: 'V1', activityCode: LONG.slice(1), inviteCode: LONG.slice(1) },
  ],
])('an address with %s', async (_name, place, asked) => {
  const { store, transport, body } = inviteBench({ place });
  expect([store.home, await store.accept(), transport.sent.length]).toEqual([null, { kind: 'nothing' }, 0]);
  void store.query.refresh();
  await settle();
  expect(body()).toEqual(asked);
  await transport.last.ok(wireInvite());
  expect([store.home?.activityCode, store.home?.ruleDesc]).toEqual(['ACT', '<p>规则</p>']);
});

test.each([
  ['201100001', 'ready', { home: null }],
  ['999', 'failed', null],
])('refused with %s: %s', async (code, phase, value) => {
  const { store, transport } = inviteBench();
  void store.query.refresh();
  await settle();
  await transport.last.fail(code);
  expect([store.query.phase, store.query.value, store.home, store.query.failureText]).toEqual([
    phase,
    value,
    null,
    INVITE_TEXTS.failed,
  ]);
});

test.each<[string, object, unknown]>([
  ['accepted', { result: true, reasonMsg: '' }, { kind: 'done', text: INVITE_TEXTS.accepted }],
  [
    'refused in its words',
    { result: false, reasonMsg: '仅限新用户' },
    { kind: 'refused', text: '仅限新用户' },
  ],
  [
    'refused without a word',
    { result: false, reasonMsg: '' },
    { kind: 'refused', text: INVITE_TEXTS.acceptFailed },
  ],
])('an invitation is %s, and the page is refetched', async (_name, answer, outcome) => {
  const { store, transport, body, paths } = await shown();
  const ended = store.accept();
  expect([store.isAccepting, await store.accept()]).toEqual([true, { kind: 'nothing' }]);
  await settle();
  expect(body()).toEqual({ activityCode: 'ACT', inviteCode: 'INV', requestNo: 'requestNo0000001' });
  await transport.last.ok(answer);
  await transport.last.ok(link('ACCEPTED'));
  expect([await ended, store.isAccepting, store.home?.link?.state, paths()]).toEqual([
    outcome,
    false,
    'ACCEPTED',
    ['home', 'accept', 'home'],
  ]);
});

test('a link that is too long is cut to the maximum of the contract', async () => {
  const { store, body } = await shown({ place: { inviteCode: LONG } });
  void store.accept();
  await settle();
  expect(body()).toMatchObject({ inviteCode: LONG.slice(1) });
});

const UNKNOWN = { kind: 'refused', text: UNKNOWN_TEXT };
const FAILED = { kind: 'refused', text: INVITE_TEXTS.acceptFailed };
const ACCEPTED = { kind: 'done', text: INVITE_TEXTS.accepted };

test.each<[string, object, unknown]>([
  ['it is accepted', link('ACCEPTED'), ACCEPTED],
  ['it is still open', OPEN, FAILED],
  ['it is refused', link('REFUSED', '仅限新用户'), { kind: 'refused', text: '仅限新用户' }],
  ['a state that nobody has named', link('LATER'), UNKNOWN],
  ['there is no link', wireInvite(), UNKNOWN],
])('a response that is lost, and %s', async (_name, found, outcome) => {
  const { store, transport, paths } = await shown();
  const ended = store.accept();
  await settle();
  await transport.last.lose();
  await transport.last.ok(found);
  await transport.last.ok(found);
  expect([await ended, paths()]).toEqual([outcome, ['home', 'accept', 'home', 'home']]);
});

test.each<[string, object, unknown]>([
  ['it was accepted before', link('ACCEPTED'), ACCEPTED],
  ['it is refused', link('REFUSED', '仅限新用户'), { kind: 'refused', text: '仅限新用户' }],
  ['it is refused without a word', link('REFUSED'), FAILED],
  ['nobody knows', link('LATER'), FAILED],
])('a login in between, and %s: nothing is sent', async (_name, found, outcome) => {
  const { store, transport, logIn, paths } = await shown();
  const ended = store.accept();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok(found);
  await transport.last.ok(found);
  expect([await ended, paths().filter((path) => path === 'accept').length]).toEqual([outcome, 1]);
});

test('the campaign no longer exists after a lost response', async () => {
  const { store, transport } = await shown();
  const ended = store.accept();
  await settle();
  await transport.last.lose();
  await transport.last.fail('201100001');
  await transport.last.fail('201100001');
  expect([await ended, store.home]).toEqual([UNKNOWN, null]);
});

test.each([
  ['系统忙', '系统忙'],
  [' ', INVITE_TEXTS.acceptFailed],
])('refused with "%s": %s', async (said, text) => {
  const { store, transport } = await shown();
  const ended = store.accept();
  await settle();
  await transport.last.fail('999', said);
  await transport.last.ok(OPEN);
  expect(await ended).toEqual({ kind: 'refused', text });
});

test('logged out, login comes first; when closed, nothing is shown or fetched', async () => {
  const { store, gate, paths } = await shown({ token: null });
  const ended = store.accept();
  await settle();
  expect([gate.isOpen, paths()]).toEqual([true, ['home']]);
  gate.close();
  expect([await ended, paths()]).toEqual([{ kind: 'nothing' }, ['home']]);
});
