import fc from 'fast-check';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { makePerAccountStorage } from '@/session/perAccountStorage';
import {
  type CashierReport,
  mayArrive,
  nextStep,
  type NextStep,
  openOrderMemory,
  reportOf,
} from './payRules';
import type { PayState } from './purchaseTypes';

const REPORTS: readonly CashierReport[] = ['none', 'asked', 'maybe-paid', 'unknown', 'cancelled', 'failed'];

describe('the next step', () => {
  it.each<[PayState, NextStep]>([
    ['PAID', 'paid'],
    ['CLOSED', 'closed'],
    ['REFUNDED', 'refunded'],
  ])('%s from the gateway wins, whatever the cashier said', (state, step) => {
    for (const report of REPORTS) expect([report, nextStep(state, report)]).toEqual([report, step]);
  });

  it.each<[CashierReport, NextStep]>([
    ['none', 'unpaid'],
    ['asked', 'unpaid'],
    ['failed', 'unpaid'],
    ['unknown', 'unpaid'],
    ['cancelled', 'close'],
    ['maybe-paid', 'unconfirmed'],
  ])('PAYING after %s: %s', (report, step) => {
    expect(nextStep('PAYING', report)).toBe(step);
  });

  it('shows no state for an order that could not be fetched', () => {
    for (const report of REPORTS) expect(nextStep(null, report)).toBe('unconfirmed');
  });

  it('never pays again what may be paid, and never reports paid unless the gateway does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PayState | null>('PAYING', 'PAID', 'CLOSED', 'REFUNDED', null),
        fc.constantFrom(...REPORTS),
        (state, report) => {
          const step = nextStep(state, report);
          expect(step === 'paid').toBe(state === 'PAID');
          if (report === 'maybe-paid' || state !== 'PAYING') expect(step).not.toBe('unpaid');
          if (step === 'close') expect([state, report]).toEqual(['PAYING', 'cancelled']);
        },
      ),
    );
  });
});

it.each<[Parameters<typeof reportOf>[0]['kind'], CashierReport, boolean]>([
  ['paid-unconfirmed', 'maybe-paid', true],
  ['unknown', 'unknown', true],
  ['cancelled', 'cancelled', false],
  ['unsupported', 'cancelled', false],
  ['failed', 'failed', true],
])('a cashier that reports %s: %s, money may arrive: %p', (kind, report, arrives) => {
  expect([reportOf({ kind }), mayArrive(reportOf({ kind }))]).toEqual([report, arrives]);
});

describe('what is stored on the device', () => {
  const makeDevice = () => {
    const backend = memoryBackend();
    let nowMs = 0;
    const area = makeArea(backend, () => nowMs);
    return {
      area,
      pass: (ms: number) => (nowMs += ms),
      open: (mark: string, code = 'CS-1') =>
        openOrderMemory(
          makePerAccountStorage({ session: { accountMark: mark }, area }, `couponSale.order.${code}`),
        ),
    };
  };

  it('is read back unchanged, for its package only, until it is forgotten', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Za-z_-]{8,64}$/),
        fc.stringMatching(/^[0-9A-Za-z_-]{0,64}$/),
        fc.constantFrom(...REPORTS),
        (submitNo, orderNo, report) => {
          const { open } = makeDevice();
          const order = { owner: 'A', submitNo, orderNo, report };
          const memory = open('A');
          memory.write(order);
          expect(memory.read()).toEqual(order);
          expect(open('A', 'CS-2').read()).toBeNull();
          memory.forget(order);
          expect(memory.read()).toBeNull();
        },
      ),
    );
  });

  it('expires after a day', () => {
    const { open, pass } = makeDevice();
    open('A').write({ owner: 'A', submitNo: 'S', orderNo: 'O', report: 'asked' });
    pass(86_400_001);
    expect(open('A').read()).toBeNull();
  });

  it.each(['', '|O1|asked', 'S|O1|robbed', 'S'])('%p is not an order', (text) => {
    const { open, area } = makeDevice();
    area.write('couponSale.order.CS-1.A', text);
    expect(open('A').read()).toBeNull();
  });

  const OF_A = { owner: 'A', submitNo: 'SA', orderNo: 'OA', report: 'maybe-paid' } as const;
  const OF_B = { owner: 'B', submitNo: 'SB', orderNo: 'OB', report: 'asked' } as const;

  it('the end of one account’s order keeps another account’s order', () => {
    const { open } = makeDevice();
    open('A').write(OF_A);
    const b = open('B');
    b.write(OF_B);
    b.forget(OF_B);
    expect(open('A').read()).toEqual(OF_A);
  });

  it('an order of another mark is checked: kept for its account if denied, adopted if known', () => {
    const { open } = makeDevice();
    open('A').write(OF_A);
    const b = open('B');
    expect(b.read()).toEqual(OF_A);
    b.deny(OF_A);
    expect([b.read(), open('A').read()]).toEqual([null, OF_A]);
    const aAgain = open('A2');
    const mine = aAgain.adopt(OF_A);
    expect([mine, aAgain.read(), open('A').read()]).toEqual([
      { ...OF_A, owner: 'A2' },
      mine,
      mine, // under the new mark only
    ]);
  });

  it('an order without a number is checked by another account, but continued only by its own', () => {
    const { open } = makeDevice();
    const lost = { ...OF_A, orderNo: '', report: 'none' } as const;
    open('A').write(lost);
    const b = open('B');
    expect(b.read()).toEqual(lost);
    b.deny(lost);
    expect(b.read()).toBeNull();
    expect(open('B').begin(() => 'SB')).toEqual({ ...OF_B, orderNo: '', report: 'none' });
    expect(open('A').begin(() => 'NEW').submitNo).toBe('SA');
  });
});
