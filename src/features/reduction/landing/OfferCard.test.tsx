import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { LANDING_KINDS } from './landingKinds';
import { landingAction } from './landingRules';
import type { LandingActivity, LandingKind } from './landingTypes';
import { OfferCard } from './OfferCard';

const ACTIVITY: LandingActivity = {
  code: 'RF-1',
  name: '减免金',
  headerUrl: '',
  amountFen: 350,
  validDays: 30,
  status: 'RUNNING',
  startsAt: '2026-11-01 00:00:00',
  endsAt: '2026-12-31 23:59:59',
  rulesHtml: '',
  hasJoined: false,
  validUntil: '',
  buttonText: '',
  useUrl: '',
  shareTitle: '',
  shareImageUrl: '',
};
const JOINED = { hasJoined: true, validUntil: '2026-12-21 10:00:00' };

const place = testPlace();
const pressed: string[] = [];
beforeEach(() => {
  pressed.splice(0);
});

function show(changes: Partial<LandingActivity> = {}, kind: LandingKind = 'EXTEND', isJoining = false): void {
  const activity = { ...ACTIVITY, ...changes };
  place.render(
    <OfferCard
      kind={kind}
      activity={activity}
      action={landingAction(activity, Date.UTC(2026, 10, 21))}
      isJoining={isJoining}
      onAction={() => Promise.resolve(pressed.push('action'))}
      onFunds={() => Promise.resolve(pressed.push('funds'))}
    />,
  );
}
const buttons = (): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>('[role=button]')];
async function pressAll(): Promise<void> {
  for (const button of buttons())
    await act(async () => {
      button.click();
      await settle();
    });
}

it.each([
  [{}, '立即领取', ['action', 'funds']],
  [{ buttonText: '抢 3 元' }, '抢 3 元', ['action', 'funds']],
  [JOINED, '去使用', ['action', 'funds']],
  [{ status: 'NOT_START' }, '2026-11-01 00:00 开始', ['funds']],
  [{ status: 'FINISHED' }, '活动已结束', ['funds']],
  [{ status: 'USED_UP' }, '已领完', ['funds']],
  [{ ...JOINED, validUntil: '2026-11-20 00:00:00' }, '减免金已过期', ['funds']],
] as const)('%p: %s', async (changes, text, does) => {
  show(changes);
  expect(buttons().map((button) => button.textContent)).toEqual([text, '查看减免金']);
  await pressAll();
  expect(pressed).toEqual(does);
});

it('cannot be tapped while the join is running', async () => {
  show({}, 'EXTEND', true);
  expect(buttons()[0]?.getAttribute('aria-busy')).toBe('true');
  await pressAll();
  expect(pressed).toEqual(['funds']);
});

it.each(['EXTEND', 'STORAGE'] as const)('%s: its amount, purpose and validity', (kind) => {
  show({}, kind);
  const { purpose, headline } = LANDING_KINDS[kind];
  for (const text of [
    '￥3.5',
    purpose,
    '领取后 30 天内有效',
    '活动时间 2026-11-01 00:00 至 2026-12-31 23:59',
  ])
    expect(place.element.textContent).toContain(text);
  expect(place.element.textContent).not.toContain('已领取');
  show({ ...JOINED, name: '' }, kind);
  for (const text of ['已领取', '有效期至 2026-12-21 10:00', headline])
    expect(place.element.textContent).toContain(text);
});
