import fc from 'fast-check';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { settle } from '@/utils/testing/fakeClock';
import { CONSENT_KEY, consentText, readConsent } from './consentRules';
import { ConsentStore } from './ConsentStore';

function setUp({ isAskedByApp = true, storage = makeArea(memoryBackend()), version = 'v1' } = {}) {
  const refused: string[] = [];
  const consent = new ConsentStore({
    isAskedByApp,
    storage,
    version,
    onRefused: () => void refused.push('refused'),
  });
  consent.restore();
  const detach = consent.attachHost();
  return { consent, storage, refused, detach };
}

async function watch(asked: Promise<boolean>): Promise<boolean[]> {
  const seen: boolean[] = [];
  void asked.then((isAgreed) => seen.push(isAgreed));
  await settle();
  return seen;
}

describe('storing the answer', () => {
  test.each([
    [null, 'unasked'],
    ['agreed:v1', 'agreed'],
    ['refused:v1', 'refused'],
    ['agreed:v0', 'unasked'],
    ['refused:v0', 'unasked'],
    ['agreed', 'unasked'],
  ])('%j is %s', (text, status) => expect(readConsent(text, 'v1')).toBe(status));

  test('a stored answer is read back only for its own version', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.string(), fc.string(), (isAgreed, version, other) => {
        const text = consentText(isAgreed, version);
        expect(readConsent(text, version)).toBe(isAgreed ? 'agreed' : 'refused');
        if (other !== version) expect(readConsent(text, other)).toBe('unasked');
      }),
    );
  });
});

test('asks once: concurrent callers share the answer, and the next start remembers it', async () => {
  const { consent, storage } = setUp();
  const first = await watch(consent.ask('first'));
  const second = await watch(consent.ask('used'));
  expect(consent.isAsking).toBe(true);
  expect([...first, ...second]).toEqual([]);
  consent.agree();
  await settle();
  expect([first, second]).toEqual([[true], [true]]);
  expect(consent.isAsking).toBe(false);
  const next = setUp({ storage });
  expect(next.consent.status()).toBe('agreed');
  expect(await next.consent.ask('first')).toBe(true);
  expect(next.consent.isAsking).toBe(false);
});

test('a refusal holds for automatic requests; a user who uses the feature is asked again', async () => {
  const { consent, refused } = setUp();
  const first = await watch(consent.ask('first'));
  consent.refuse();
  await settle();
  expect([first, consent.isRefused, refused]).toEqual([[false], true, ['refused']]);
  expect(await consent.ask('first')).toBe(false);
  expect(consent.isAsking).toBe(false);
  const used = await watch(consent.ask('used'));
  expect(consent.isAsking).toBe(true);
  consent.agree();
  await settle();
  expect([used, consent.isAgreed]).toEqual([[true], true]);
});

test('withdrawing counts as a refusal, also on the next start', () => {
  const { consent, storage, refused } = setUp();
  consent.agree();
  consent.withdraw();
  expect([consent.status(), refused]).toEqual(['refused', ['refused']]);
  expect(setUp({ storage }).consent.status()).toBe('refused');
});

test('a new policy version asks again', () => {
  const storage = makeArea(memoryBackend());
  setUp({ storage }).consent.agree();
  expect(setUp({ storage, version: 'v2' }).consent.status()).toBe('unasked');
});

test('shows the platform’s request whatever was answered before, and passes it the answer', () => {
  const { consent } = setUp();
  consent.agree();
  const heard: boolean[] = [];
  consent.platformAsks((isAgreed) => heard.push(isAgreed));
  expect(consent.isAsking).toBe(true);
  consent.refuse();
  expect([heard, consent.status()]).toEqual([[false], 'refused']);
});

test('where no page can show the dialog the answer is no, and nothing is stored', async () => {
  const { consent, storage, detach } = setUp();
  const seen = await watch(consent.ask('used'));
  detach();
  detach();
  await settle();
  expect([seen, consent.isAsking, consent.status()]).toEqual([[false], false, 'unasked']);
  expect(await consent.ask('used')).toBe(false);
  expect(storage.read(CONSENT_KEY)).toBeNull();
  consent.attachHost();
  void consent.ask('used');
  expect(consent.isAsking).toBe(true);
});

test('browsers have nothing to ask and nothing to withdraw', async () => {
  const { consent, storage } = setUp({ isAskedByApp: false });
  expect(await consent.ask('first')).toBe(true);
  consent.withdraw();
  expect([consent.isRequired, consent.isAgreed, consent.isRefused, consent.status()]).toEqual([
    false,
    true,
    false,
    'agreed',
  ]);
  expect(storage.read(CONSENT_KEY)).toBeNull();
});
