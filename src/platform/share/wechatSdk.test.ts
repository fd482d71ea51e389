import { prepareWechatCard } from './wechatSdk';

const CARD = {
  title: 'T',
  summary: 'S',
  url: 'https://a.test/',
  pagePath: '/a',
  imageUrl: 'https://a.test/i.png',
};
const SIGNATURE = { appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' };

type Ready = () => void;
type Refused = (error: unknown) => void;

/** An SDK that is ready immediately; `over` removes or replaces functions. */
function sdkWith(over: Readonly<Record<string, unknown>> = {}) {
  const chat = jest.fn(({ success }: { success: Ready }) => success());
  const timeline = jest.fn();
  const config = jest.fn();
  const sdk = {
    config,
    ready: (run: Ready) => run(),
    error: (_run: Refused) => undefined,
    updateAppMessageShareData: chat,
    updateTimelineShareData: timeline,
    ...over,
  };
  return { sdk, chat, timeline, config };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('signs, then sets the card of both menus', async () => {
  const { sdk, chat, timeline, config } = sdkWith();
  await expect(prepareWechatCard(sdk, CARD, SIGNATURE)).resolves.toEqual({ kind: 'ready' });
  expect(config).toHaveBeenCalledWith({
    debug: false,
    ...SIGNATURE,
    jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
  });
  const card = { title: 'T', desc: 'S', link: 'https://a.test/', imgUrl: 'https://a.test/i.png' };
  expect(chat).toHaveBeenCalledWith(expect.objectContaining(card));
  expect(timeline).toHaveBeenCalledWith(card);
});

it.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['an old version sets no chat card', { updateAppMessageShareData: undefined }, 'old share SDK'],
  ['no config', { config: undefined, ready: () => undefined }, 'the share SDK is incomplete'],
  ['no ready', { ready: undefined }, 'the share SDK is incomplete'],
  [
    'the signature is refused',
    { error: (run: Refused) => run({ errMsg: 'config:invalid signature' }), ready: () => undefined },
    'config:invalid signature',
  ],
  [
    'the signature is refused without words',
    { error: (run: Refused) => run({}), ready: () => undefined },
    'the share SDK refused the signature',
  ],
  [
    'the card is refused without words',
    { updateAppMessageShareData: ({ fail }: { fail: Refused }) => fail({}) },
    'the share SDK refused the card',
  ],
])('%s', async (_name, over, reason) => {
  await expect(prepareWechatCard(sdkWith(over).sdk, CARD, SIGNATURE)).resolves.toEqual({
    kind: 'failed',
    message: reason,
  });
});

it('an SDK that never gets ready is given up after eight seconds', async () => {
  const outcome = prepareWechatCard(sdkWith({ ready: () => undefined }).sdk, CARD, SIGNATURE);
  await jest.advanceTimersByTimeAsync(8_000);
  await expect(outcome).resolves.toEqual({ kind: 'failed', message: 'the share SDK did not get ready' });
});
