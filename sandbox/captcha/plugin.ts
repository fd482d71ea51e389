import type { FastifyInstance } from 'fastify';
import { page } from '../pages/layout';
import type { SandboxStore } from '../store/types';
import { CAPTCHA_SCRIPT } from './script';

/**
 * Stand-in for the slider service: its script, its page for web-views, and its tickets.
 * Tickets are good once, for five minutes, for the slider type they were solved with.
 */
export async function captchaPlugin(
  app: FastifyInstance,
  { store }: { readonly store: SandboxStore },
): Promise<void> {
  app.get('/__sandbox/captcha.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(CAPTCHA_SCRIPT),
  );

  app.post('/__sandbox/captcha/ticket', async (request, reply) => {
    const { body } = request;
    const sliderType =
      typeof body === 'object' && body !== null && 'sliderType' in body ? body.sliderType : undefined;
    if (sliderType !== 1 && sliderType !== 2)
      return reply.code(400).send({ error: 'sliderType must be 1 or 2' });
    return store.issueSliderTicket(sliderType);
  });

  app.get('/__sandbox/captcha', async (request, reply) => {
    const { query } = request;
    const isClick = typeof query === 'object' && query !== null && 'type' in query && query.type === '2';
    return reply.type('text/html; charset=utf-8').send(webViewPage(isClick ? 2 : 1));
  });
}

/** For mini programs: a web-view opens it, the result goes out as a message and the page goes back. */
function webViewPage(sliderType: 1 | 2): string {
  return page(
    '安全验证',
    `<h1>安全验证</h1><p class="second">完成后自动返回。</p><script src="/__sandbox/captcha.js"></script><script>
new TencentCaptcha('sandbox', function (result) {
  var message = { type: 'captcha', ret: result.ret, ticket: result.ticket || '', randstr: result.randstr || '' };
  if (window.wx && wx.miniProgram) { wx.miniProgram.postMessage({ data: message }); wx.miniProgram.navigateBack(); }
  else if (window.my && my.postMessage) { my.postMessage(message); my.navigateBack && my.navigateBack(); }
  else if (window.parent !== window) { window.parent.postMessage(message, location.origin); }
}, { sliderType: ${sliderType} }).show();
</script>`,
  );
}
