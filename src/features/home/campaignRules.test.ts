import fc from 'fast-check';
import { parseBeijingTime } from '@/utils/beijingTime';
import { campaignPhase, campaignTime, shownCampaigns, type CampaignSpan } from './campaignRules';

const at = (text: string): number => parseBeijingTime(text) ?? NaN;
const NOW = '2026-11-22 12:00:00';

const span = (status: string, startTm: string, endTm: string): CampaignSpan => ({
  status,
  startTm,
  startMs: at(startTm),
  endMs: at(endTm),
});
const running = (endTm: string): CampaignSpan => span('PROCEED', '2026-11-01 00:00:00', endTm);
const coming = (startTm: string): CampaignSpan => span('NOT_START', startTm, '2027-01-01 00:00:00');

it.each<readonly [string, string, string, string]>([
  ['PROCEED', '2026-11-01 00:00:00', '2026-11-30 00:00:00', 'running'],
  ['PROCEED', '2026-11-01 00:00:00', NOW, 'hidden'],
  // The gateway says that it is running: its status takes precedence over the start time.
  ['PROCEED', '2026-11-23 00:00:00', '2026-11-30 00:00:00', 'running'],
  ['NOT_START', '2026-11-22 12:00:01', '2026-11-30 00:00:00', 'soon'],
  ['NOT_START', NOW, '2026-11-30 00:00:00', 'running'],
  ['NOT_START', '2026-11-01 00:00:00', '2026-11-02 00:00:00', 'hidden'],
  ...['PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM', ''].map(
    (status) => [status, '2026-11-01 00:00:00', '2026-11-30 00:00:00', 'hidden'] as const,
  ),
])('%s from %s to %s is %s', (status, startTm, endTm, phase) => {
  expect(campaignPhase(span(status, startTm, endTm), at(NOW))).toBe(phase);
});

it.each([
  [running('2026-12-22 11:59:59'), '距结束 29 天'],
  [running('2026-11-23 12:00:00'), '距结束 1 天'],
  [running('2026-11-23 11:59:59'), '距结束 23 小时 59 分'],
  [running('2026-11-22 13:00:00'), '距结束 1 小时 0 分'],
  [running('2026-11-22 12:59:59'), '距结束 59:59'],
  [running('2026-11-22 12:00:01'), '距结束 00:01'],
  [running(NOW), ''],
  [coming('2026-11-22 20:30:00'), '今天 20:30 开始'],
  [coming('2026-11-23 00:00:00'), '明天 00:00 开始'],
  [coming('2026-11-24 08:05:00'), '11月24日 08:05 开始'],
  [coming('2026-12-01 10:00:00'), '12月1日 10:00 开始'],
  [span('FINISHED', '2026-11-01 00:00:00', '2026-11-30 00:00:00'), ''],
])('shows its time: %#', (campaign, text) => {
  expect(campaignTime(campaign, at(NOW))).toBe(text);
});

it('tomorrow is computed in Beijing time, around midnight', () => {
  const campaign = coming('2026-11-23 10:00:00');
  expect(campaignTime(campaign, at('2026-11-22 23:59:59'))).toBe('明天 10:00 开始');
  expect(campaignTime(campaign, at('2026-11-23 00:00:00'))).toBe('今天 10:00 开始');
});

const anyCampaign: fc.Arbitrary<CampaignSpan> = fc
  .record({
    status: fc.constantFrom('PROCEED', 'NOT_START', 'PAUSED', 'FINISHED'),
    startMs: fc.integer({ min: -1e9, max: 1e9 }),
    lengthMs: fc.integer({ min: 0, max: 1e9 }),
  })
  .map(({ status, startMs, lengthMs }) => ({
    status,
    startMs,
    endMs: startMs + lengthMs,
    startTm: '2026-11-24 10:00:00',
  }));
const anyTime = fc.integer({ min: -2e9, max: 2e9 });

it('shows each running or coming campaign once, running ones first, otherwise in received order', () => {
  fc.assert(
    fc.property(fc.array(anyCampaign), anyTime, (campaigns, nowMs) => {
      const shown = shownCampaigns(campaigns, nowMs);
      expect(shown).toHaveLength(campaigns.filter((each) => campaignPhase(each, nowMs) !== 'hidden').length);
      const phases = shown.map((each) => campaignPhase(each, nowMs));
      expect(phases.lastIndexOf('running')).toBeLessThan(
        phases.indexOf('soon') < 0 ? Infinity : phases.indexOf('soon'),
      );
      for (const phase of ['running', 'soon'])
        expect(shown.filter((each) => campaignPhase(each, nowMs) === phase)).toEqual(
          campaigns.filter((each) => campaignPhase(each, nowMs) === phase),
        );
    }),
  );
});

it('time only moves a campaign forward: never back to soon, never back from hidden', () => {
  const rank = { soon: 0, running: 1, hidden: 2 };
  fc.assert(
    fc.property(anyCampaign, anyTime, fc.nat(2e9), (campaign, nowMs, laterMs) => {
      expect(rank[campaignPhase(campaign, nowMs + laterMs)]).toBeGreaterThanOrEqual(
        rank[campaignPhase(campaign, nowMs)],
      );
    }),
  );
});

it('outside its last hour the text changes at most once a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3_600, max: 30 * 86_400 }), (secondsLeft) => {
      const campaign: CampaignSpan = {
        status: 'PROCEED',
        startMs: 0,
        endMs: secondsLeft * 1000,
        startTm: '',
      };
      const texts = new Set(
        Array.from({ length: 60 }, (_, second) => campaignTime(campaign, -second * 1000)),
      );
      expect(texts.size).toBeLessThanOrEqual(2);
    }),
  );
});
