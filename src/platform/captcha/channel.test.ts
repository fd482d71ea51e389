import { captchaChannel } from './channel';

describe('captcha channel', () => {
  it("reports the page's result, the last one of a list", async () => {
    const outcome = captchaChannel.expect();
    captchaChannel.report([{ ret: 2 }, { ret: 0, ticket: 't', randstr: '@r' }]);
    captchaChannel.closed();
    expect(await outcome).toEqual({ kind: 'passed', ticket: 't', randStr: '@r' });
  });

  it('reports closed when the page unloads without a result', async () => {
    const outcome = captchaChannel.expect();
    captchaChannel.closed();
    expect(await outcome).toEqual({ kind: 'closed' });
  });

  it.each([
    [null],
    ['x'],
    [{ ret: 0 }],
    [{ ret: 0, ticket: '', randstr: 'r' }],
    [{ ret: '0', ticket: 't', randstr: 'r' }],
  ])('rejects %j', async (message) => {
    const outcome = captchaChannel.expect();
    captchaChannel.report(message);
    expect((await outcome).kind).toBe('failed');
  });

  it('closes the first slider when a second one opens', async () => {
    const first = captchaChannel.expect();
    const second = captchaChannel.expect();
    captchaChannel.report({ ret: 0, ticket: 't', randstr: 'r' });
    expect([(await first).kind, (await second).kind]).toEqual(['closed', 'passed']);
  });
});
