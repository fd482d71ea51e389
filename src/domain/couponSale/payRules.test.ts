import fc from 'fast-check';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import type { PayState } from './saleRules';
import {
  type CashierReport,
  mayArrive,
  nextStep,
  type NextStep,
  openOrderMemory,
  reportOf,
} from './payRules';

const REPORTS: readonly CashierReport[] = ['none', 'asked', 'maybe-paid', 'cancelled', 'failed'];

describe('what comes next', () => {
  it.each<[PayState, NextStep]>([
    ['PAID', 'paid'],
    ['CLOSED', 'closed'],
    ['REFUNDED', 'refunded'],
  ])('%s is the gateway’s word, whatever the cashier said', (state, step) => {
    for (const report of REPORTS) expect([report, nextStep(state, report)]).toEqual([report, step]);
  });

  it.each<[CashierReport, NextStep]>([
    ['none', 'unpaid'],
    ['asked', 'unpaid'],
    ['failed', 'unpaid'],
    ['cancelled', 'close'],
    ['maybe-paid', 'unconfirmed'],
  ])('PAYING after %s: %s', (report, step) => {
    expect(nextStep('PAYING', report)).toBe(step);
  });

  it('says nothing of an order that could not be asked about', () => {
    for (const report of REPORTS) expect(nextStep(null, report)).toBe('unconfirmed');
  });

  it('never pays again what may be paid, never calls paid what the gateway does not', () => {
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
  ['cancelled', 'cancelled', false],
  ['unsupported', 'cancelled', false],
  ['failed', 'failed', true],
])('a cashier that says %s: %s, money may arrive: %p', (kind, report, arrives) => {
  expect([reportOf({ kind }), mayArrive(reportOf({ kind }))]).toEqual([report, arrives]);
});

describe('what the device keeps', () => {
  const makeMemory = (code = 'CS-1') => {
    const backend = memoryBackend();
    let nowMs = 0;
    const open = (ofCode: string) =>
      openOrderMemory(
        makeArea(backend, () => nowMs),
        ofCode,
      );
    return { memory: open(code), other: open('CS-2'), pass: (ms: number) => (nowMs += ms), backend };
  };

  it('comes back as it was, for its package alone, until it is forgotten', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Za-z_-]{8,64}$/),
        fc.stringMatching(/^[0-9A-Za-z_-]{0,64}$/),
        fc.constantFrom(...REPORTS),
        (submitNo, orderNo, report) => {
          const { memory, other } = makeMemory();
          memory.write({ submitNo, orderNo, report });
          expect(memory.read()).toEqual({ submitNo, orderNo, report });
          expect(other.read()).toBeNull();
          memory.forget();
          expect(memory.read()).toBeNull();
        },
      ),
    );
  });

  it('ends after a day', () => {
    const { memory, pass } = makeMemory();
    memory.write({ submitNo: 'S', orderNo: 'O', report: 'asked' });
    pass(86_400_001);
    expect(memory.read()).toBeNull();
  });

  it.each(['', '|O1|asked', 'S|O1|robbed', 'S'])('%p is no order', (text) => {
    const { memory, backend } = makeMemory();
    makeArea(backend).write('couponSale.order.CS-1', text);
    expect(memory.read()).toBeNull();
  });
});
