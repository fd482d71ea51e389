import type { FastifyInstance } from 'fastify';
import type { SandboxStore } from '../core/store';
import { OWN_PAGE_HEADERS } from '../headers';
import { page } from '../pages/layout';
import { CAPTCHA_SCRIPT, CAPTCHA_STYLE } from './script';

/**
 * Stand-in for the slider service: its script, its page for web-views, and its tickets.
 * A ticket is valid once, for five minutes, for the slider type that it was solved with.
 */
export async function captchaPlugin(
  app: FastifyInstance,
  { store }: { readonly store: SandboxStore },
): Promise<void> {
  for (const [file, type, text] of [
    ['captcha.js', 'text/javascript', CAPTCHA_SCRIPT],
    ['captcha.css', 'text/css', CAPTCHA_STYLE],
    ['captcha-page.js', 'text/javascript', WEB_VIEW_SCRIPT],
  ] as const)
    app.get(`/__sandbox/${file}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );

  app.post('/__sandbox/captcha/ticket', async (request, reply) => {
    const { body } = request;
    const sliderType =
      typeof body === 'object' && body !== null && 'sliderType' in body ? body.sliderType : undefined;
    if (sliderType !== 1 && sliderType !== 2)
      return reply.code(400).send({ error: 'sliderType must be 1 or 2' });
    return store.sms.issueSliderTicket(sliderType);
  });

  app.get('/__sandbox/captcha', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').headers(OWN_PAGE_HEADERS).send(WEB_VIEW_PAGE),
  );
}

/** For mini programs: opened in a web-view; it posts the result as a message and goes back. */
const WEB_VIEW_PAGE = page(
  '安全验证',
  '<h1>安全验证</h1><p class="second">完成后自动返回。</p><script defer src="/__sandbox/captcha.js"></script><script defer src="/__sandbox/captcha-page.js"></script>',
);

const WEB_VIEW_SCRIPT = `new TencentCaptcha('sandbox', function (result) {
  var message = { type: 'captcha', ret: result.ret, ticket: result.ticket || '', randstr: result.randstr || '' };
  if (window.wx && wx.miniProgram) { wx.miniProgram.postMessage({ data: message }); wx.miniProgram.navigateBack(); }
  else if (window.my && my.postMessage) { my.postMessage(message); my.navigateBack && my.navigateBack(); }
  else if (window.parent !== window) { window.parent.postMessage(message, location.origin); }
}, { sliderType: /[?&]type=2(?:&|$)/.test(location.search) ? 2 : 1 }).show();
`;
