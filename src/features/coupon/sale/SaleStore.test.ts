import type { SentRequest } from '@/api/testing/fakeTransport';
import { bodyOf, makeBench, shown, wireSale } from '@/domain/couponSale/testing/saleBench';
import { settle } from '@/utils/testing/fakeClock';

describe('loading', () => {
  it('fetches the package with its client', async () => {
    const { sale, transport } = await shown();
    expect(bodyOf(transport.last)).toEqual({ code: 'CS-1', client: 5 });
    expect([sale.query.phase, sale.action, sale.sale?.rulesHtml]).toEqual(['ready', 'buy', '<p>规则</p>']);
  });

  it('cleans texts: no invisible characters, no overlong or blank ones', async () => {
    const { sale } = await shown({ title: '券\u202e包\n一', subTitle: 'x'.repeat(500), ruleDesc: ' ' });
    expect(sale.sale).toMatchObject({ title: '券包 一', subTitle: 'x'.repeat(60), rulesHtml: '' });
  });

  it.each([[''], ['x'.repeat(65)]])('the code %p is no package and sends no request', async (code) => {
    const { sale, transport } = makeBench({ code });
    await sale.query.refresh();
    expect([sale.query.value, transport.sent.length]).toEqual([{ sale: null }, 0]);
  });

  it('is missing when the gateway knows no such package', async () => {
    const { sale, transport } = makeBench();
    void sale.query.refresh();
    await settle();
    await transport.last.fail('201300001', '没有');
    expect([sale.query.value, sale.action]).toEqual([{ sale: null }, null]);
  });

  it.each<[string, (request: SentRequest) => Promise<void>, boolean, string, string]>([
    ['500', (request) => request.status(500), true, 'failed', '获取券包信息失败，请重试'],
    ['offline', (request) => request.lose(), false, 'offline', '获取券包信息失败，请重试'],
    ['refused', (request) => request.fail('1', '系统维护中'), true, 'failed', '系统维护中'],
    [
      'an amount that is none',
      (request) => request.ok(wireSale({ purchasePrice: 9.9 })),
      true,
      'failed',
      '获取券包信息失败，请重试',
    ],
  ])('%s: a sentence and a next step', async (_name, fail, isOnline, phase, text) => {
    const { sale, transport, clock } = makeBench({ isOnline });
    void sale.query.refresh();
    await settle();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await fail(transport.last);
      await clock.advance(2_000);
    }
    expect([sale.query.phase, sale.query.failureText]).toEqual([phase, text]);
    void sale.query.refresh();
    await settle();
    await transport.last.ok(wireSale());
    expect(sale.query.phase).toBe('ready');
  });

  it('is open to a user whose login has expired', async () => {
    const { sale, transport } = makeBench();
    void sale.query.refresh();
    await settle();
    await transport.last.status(401);
    await transport.last.ok(wireSale());
    expect(sale.query.phase).toBe('ready');
  });
});

describe('refetching', () => {
  it('keeps the current data when it fails, and reports the failure', async () => {
    const { sale, transport } = await shown();
    const refreshed = sale.refresh();
    await settle();
    await transport.last.fail('1', '忙');
    expect([await refreshed, sale.query.phase]).toEqual(['failed', 'ready']);
  });

  it('opens automatically at the start, and stops on unmount', async () => {
    const { sale, transport, clock, scope } = await shown({
      statusCode: 'NOT_START',
      startTm: '2026-11-21 10:00:30',
    });
    expect(sale.action).toBe('not-begun');
    await clock.advance(30_000);
    expect(transport.sent).toHaveLength(1);
    await clock.advance(500);
    await transport.last.ok(wireSale());
    expect([sale.action, transport.sent.length, clock.pending]).toEqual(['buy', 2, 0]);
    scope.cancel();
    expect(clock.pending).toBe(0);
  });
});
