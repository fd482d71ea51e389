import { bridge } from './bridge';
import { brightness } from './brightness';
import { captcha } from './captcha';
import { chunk } from './chunk';
import { clipboard } from './clipboard';
import { devConsole } from './devConsole';
import { fileViewer } from './fileViewer';
import { gateway } from './gateway';
import { host } from './host';
import { hostBars } from './hostBars';
import { inView } from './inView';
import { launch } from './launch';
import { location } from './location';
import { login } from './login';
import { map } from './map';
import { memory } from './memory';
import { motion } from './motion';
import { navigation } from './navigation';
import { network } from './network';
import { otherApp } from './otherApp';
import { overlay } from './overlay';
import { pageVisibility } from './pageVisibility';
import { payment } from './payment';
import { phoneNumber } from './phoneNumber';
import { ping } from './ping';
import { preview } from './preview';
import { privacy } from './privacy';
import { pullRefresh } from './pullRefresh';
import { qrCode } from './qrCode';
import { random } from './random';
import { request } from './request';
import { saveImage } from './saveImage';
import { scan } from './scan';
import { scroll } from './scroll';
import { share } from './share';
import type { ShareCard } from './share/types';
import { storage } from './storage';
import type { StorageArea } from './storage/types';
import { subscribeMessage } from './subscribeMessage';
import { systemInfo } from './systemInfo';
import { tabBar } from './tabBar';
import { toast } from './toast';
import { update } from './update';
import { upload } from './upload';

const CARD: ShareCard = {
  title: 't',
  summary: 's',
  imageUrl: 'https://x.example/i.png',
  url: 'https://x.example/a',
  pagePath: 'pages/home/index',
  from: 'pages/home/index',
};
const LINK_KINDS = ['done', 'failed', 'unsupported'];

/** What a target's test supplies to the suite about its fake platform. */
interface Target {
  readonly name: 'h5' | 'weapp' | 'alipay';
  /** Number of listeners that the fake platform (or the DOM) holds now. */
  countListeners(): number;
  /** Makes every platform call fail in the ways it really fails; the returned function undoes it. */
  breakEverything(): () => void;
}

function holdOnce(): Promise<{ kind: string }> {
  const held = brightness.hold();
  void held.outcome.then(() => held.release());
  return held.outcome;
}

/** Every promise-returning method with the result kinds it may return. */
const ANSWERS: readonly (readonly [
  name: string,
  call: () => Promise<{ kind: string }>,
  kinds: readonly string[],
])[] = [
  ['navigation.push', () => navigation.push('/a?b=1'), LINK_KINDS],
  ['navigation.replace', () => navigation.replace('/a'), LINK_KINDS],
  ['navigation.reLaunch', () => navigation.reLaunch('/a'), LINK_KINDS],
  ['navigation.back', () => navigation.back('/home'), LINK_KINDS],
  ['navigation.closeWebview', () => navigation.closeWebview(), LINK_KINDS],
  ['login.fetchLoginCode', () => login.fetchLoginCode(), ['code', 'failed', 'unsupported']],
  ['tabBar.switchTo', () => tabBar.switchTo('/pages/home/index'), LINK_KINDS],
  ['tabBar.setBadge', () => tabBar.setBadge(0, '1'), LINK_KINDS],
  ['tabBar.removeBadge', () => tabBar.removeBadge(0), LINK_KINDS],
  [
    'location.locate',
    () => location.locate({ timeoutMs: 20 }),
    ['located', 'denied', 'timeout', 'failed', 'unsupported'],
  ],
  ['map.draw', () => map.draw('nowhere', [], () => undefined), ['drawn', 'failed', 'unsupported']],
  ['location.openSettings', () => location.openSettings(), LINK_KINDS],
  [
    'bridge.call',
    () => bridge.call('notificationEnabled', {}, { timeoutMs: 20 }),
    ['ok', 'timeout', 'failed', 'unsupported'],
  ],
  ['brightness.hold', () => holdOnce(), ['held', 'failed', 'unsupported']],
  ['scan.scan', () => scan.scan(), ['scanned', 'cancelled', 'denied', 'failed', 'unsupported']],
  ['scroll.toElement', () => scroll.toElement('none', 88), LINK_KINDS],
  ['scroll.heightOf', () => scroll.heightOf('none'), ['measured', 'failed', 'unsupported']],
  ['ping.send', () => ping.send('https://x.example/ping'), ['sent', 'failed']],
  ['clipboard.write', () => clipboard.write('x'), LINK_KINDS],
  ['clipboard.read', () => clipboard.read(), ['text', 'denied', 'failed', 'unsupported']],
  [
    'saveImage.save',
    () => saveImage.save('https://x.example/i.png'),
    ['saved', 'denied', 'cancelled', 'failed', 'unsupported'],
  ],
  [
    'fileViewer.openPdf',
    () => fileViewer.openPdf('https://x.example/a.pdf', () => true),
    ['opened', 'not-downloaded', 'refused', 'cancelled', 'failed', 'unsupported'],
  ],
  [
    'subscribeMessage.request',
    () => subscribeMessage.request(['a', 'b']),
    ['answered', 'failed', 'unsupported'],
  ],
  [
    'subscribeMessage.request of four',
    () => subscribeMessage.request(['a', 'b', 'c', 'd']),
    ['failed', 'unsupported'],
  ],
  [
    'payment.pay (payment app)',
    () => payment.pay({ provider: 'alipay', tradeNo: '1' }),
    ['paid-unconfirmed', 'unknown', 'cancelled', 'failed', 'unsupported'],
  ],
  [
    'payment.pay (messaging app)',
    () =>
      payment.pay({
        provider: 'wechat',
        appId: 'a',
        timeStamp: '1',
        nonceStr: 'n',
        package: 'p',
        signType: 'RSA',
        paySign: 's',
      }),
    ['paid-unconfirmed', 'unknown', 'cancelled', 'failed', 'unsupported'],
  ],
  [
    'upload.shrink',
    () => upload.shrink({ previewUrl: 'none' }),
    ['ready', 'empty', 'not-picture', 'too-large'],
  ],
  [
    'upload.send',
    () =>
      upload.send({ previewUrl: 'none' }, { url: 'https://x.example/', fields: {} }, () => undefined).outcome,
    ['sent', 'refused', 'timeout', 'cancelled', 'failed'],
  ],
  ['privacy.request', () => privacy.request(), ['agreed', 'declined', 'failed', 'unsupported']],
  ['privacy.openContract', () => privacy.openContract(), LINK_KINDS],
  ['share.prepare', () => share.prepare(CARD, null), ['ready', 'failed', 'unsupported']],
  [
    'share.open',
    () => share.open(CARD),
    ['ready', 'shared', 'cancelled', 'use-host-menu', 'link-copied', 'failed', 'unsupported'],
  ],
  ['otherApp.phoneCall', () => otherApp.phoneCall('95338'), ['opened', 'cancelled', 'failed', 'unsupported']],
  [
    'otherApp.openMap',
    () => otherApp.openMap({ longitude: 1, latitude: 2, name: 'n', address: 'a' }),
    ['opened', 'cancelled', 'failed', 'unsupported'],
  ],
  [
    'otherApp.openMiniProgram',
    () => otherApp.openMiniProgram({ hostApp: 'wechat', appId: 'a', path: '' }),
    ['opened', 'cancelled', 'failed', 'unsupported'],
  ],
];

/** One suite for every variant (h5, weapp, alipay): each target must keep the capability's promises. */
export function platformContract(target: Target): void {
  describe(`platform contract on ${target.name}`, () => {
    describe.each(ANSWERS)('%s', (_name, call, kinds) => {
      it('returns a typed result', async () => {
        expect(kinds).toContain((await call()).kind);
      });

      it('returns a result and never throws when the platform fails', async () => {
        const repair = target.breakEverything();
        try {
          expect(kinds).toContain((await call()).kind);
        } finally {
          repair();
        }
      });
    });

    it.each([
      ['network', () => network.subscribe(() => undefined)],
      ['pageVisibility', () => pageVisibility.subscribe(() => undefined)],
      ['pageVisibility (end)', () => pageVisibility.onPageEnd(() => undefined)],
      ['pageVisibility (restored)', () => pageVisibility.onRestored(() => undefined)],
      ['theme', () => systemInfo.subscribeTheme(() => undefined)],
      ['host bars', () => hostBars.follow()],
      ['overlay dismissal', () => overlay.onDismiss(() => undefined, 0)],
      ['overlay escape', () => overlay.onEscape(() => undefined)],
      ['overlay focus trap', () => overlay.trapFocus('none')],
      ['inView', () => inView.forPage().watch('none', () => undefined)],
      ['inView (line)', () => inView.forPage().watchLine('none', 88, () => undefined)],
      ['inView (shown)', () => inView.forPage().watchShown('none', () => undefined)],
      ['memory', () => memory.onWarning(() => undefined)],
      ['update', () => update.onReady(() => undefined)],
      ['pullRefresh', () => pullRefresh.watch('none', () => undefined)],
    ])('%s removes its listeners, also when called twice', (_name, subscribe) => {
      const before = target.countListeners();
      const stop = subscribe();
      stop();
      stop();
      expect(target.countListeners()).toBe(before);
    });

    it('opens as a whole app, also where the host does not report how it was opened', () => {
      expect(launch.isSinglePage()).toBe(false);
      const repair = target.breakEverything();
      try {
        expect(launch.isSinglePage()).toBe(false);
      } finally {
        repair();
      }
    });

    it('paints the host’s bars, or leaves them unchanged', () => {
      hostBars.paint();
      const repair = target.breakEverything();
      try {
        hostBars.paint();
      } finally {
        repair();
      }
    });

    it('reports whether pictures can be saved, also when the platform fails', () => {
      const repair = target.breakEverything();
      try {
        expect(typeof saveImage.isSupported()).toBe('boolean');
      } finally {
        repair();
      }
    });

    it('stops watching every element with its page, starts no watch on a covered or unmounted page, and never throws', () => {
      const before = target.countListeners();
      const page = inView.forPage();
      page.watch('a', () => undefined);
      page.pause();
      const whileOne = target.countListeners();
      page.watch('b', () => undefined);
      page.watchLine('b', 88, () => undefined);
      page.watchShown('b', () => undefined);
      expect(target.countListeners()).toBe(whileOne);
      page.resume();
      page.end();
      page.watch('c', () => undefined);
      page.watchLine('c', 88, () => undefined);
      page.watchShown('c', () => undefined);
      expect(target.countListeners()).toBe(before);
      const repair = target.breakEverything();
      try {
        inView.forPage().watch('d', () => undefined)();
        inView.forPage().watchLine('d', 88, () => undefined)();
        inView.forPage().watchShown('d', () => undefined)();
        pullRefresh.finish();
      } finally {
        repair();
      }
      expect(typeof inView.isSupported()).toBe('boolean');
      expect(pullRefresh.isDrawnByHost).toBe(target.name !== 'h5');
    });

    it('keeps, expires, removes and clears values in both areas', () => {
      const areas: readonly StorageArea<string>[] = [storage.session, storage.durable];
      for (const area of areas) {
        expect(area.read('k')).toBeNull();
        expect(area.write('k', '值 "1"')).toBe(true);
        expect(area.read('k')).toBe('值 "1"');
        area.write('gone', 'x', { expiresInMs: 0 });
        expect(area.read('gone')).toBeNull();
        area.remove('k');
        expect(area.read('k')).toBeNull();
        area.write('a', '1');
        area.write('b', '1');
        area.sweep((key) => key === 'b');
        expect([area.read('a'), area.read('b')]).toEqual(['1', null]);
        area.clear();
        expect(area.read('a')).toBeNull();
      }
    });

    it('keeps values for the visit when storage fails', () => {
      const repair = target.breakEverything();
      try {
        storage.durable.write('hasLeft', 'x');
        expect(storage.durable.read('hasLeft')).toBe('x');
        storage.durable.clear();
        expect(storage.durable.read('hasLeft')).toBeNull();
      } finally {
        repair();
      }
    });

    it('has a console in browsers only', async () => {
      if (target.name === 'h5') expect(typeof devConsole.open).toBe('function');
      else expect((await devConsole.open()).kind).toBe('unsupported');
    });

    it('returns hex of the requested length', () => {
      expect(random.hex(32)).toMatch(/^[\da-f]{32}$/);
      expect(random.hex(7)).toMatch(/^[\da-f]{7}$/);
      expect(random.hex(32)).not.toBe(random.hex(32));
    });

    it('settles a failed request and a cancelled one', async () => {
      const repair = target.breakEverything();
      try {
        const sent = request.send({ url: 'https://x.example/', method: 'GET', headers: {}, timeoutMs: 1000 });
        expect((await sent.outcome).kind).toBe('network-error');
        const cancelled = request.send({
          url: 'https://x.example/',
          method: 'GET',
          headers: {},
          timeoutMs: 1000,
        });
        cancelled.cancel();
        expect((await cancelled.outcome).kind).toBe('cancelled');
      } finally {
        repair();
      }
    });

    it('returns a login code exactly on the platforms that have one', async () => {
      expect((await login.fetchLoginCode()).kind === 'unsupported').toBe(!login.hasOwnAccount);
    });

    it('shows and hides notices without throwing', () => {
      toast.show('你好');
      const stop = toast.loading('加载中');
      stop();
      stop();
    });

    it('removes the placeholder of the first picture, whether there is one or not', () => {
      preview.remove();
      preview.remove();
    });

    it('describes its environment', async () => {
      expect(host.current().platformCode).toBeGreaterThan(0);
      expect(host.current()).toBe(host.current());
      expect(motion.isReduced()).toBe(false);
      expect(typeof gateway.base).toBe('string');
      expect(typeof navigation.currentPath()).toBe('string');
      expect(navigation.pathForm).toBe(target.name === 'h5' ? 'h5' : 'page');
      expect(navigation.tabSet).toBe(target.name === 'alipay' ? 'alipay' : 'wechat');
      expect(systemInfo.read()).toMatchObject({
        theme: 'light',
        pixelRatio: expect.any(Number),
        safeAreaInsets: { top: expect.any(Number) },
      });
      expect(tabBar.isDrawnByPage()).toBe(target.name === 'h5');
      expect(scan.isSupported()).toBe(target.name !== 'h5');
      expect(await privacy.status()).not.toBe('needed');
      expect(['granted', 'denied', 'undecided', 'unknown']).toContain(await location.permission());
      expect(subscribeMessage.isOffered).toBe(target.name !== 'h5');
      expect((await qrCode.draw('https://m.test/loadApp'))?.slice(0, 14)).toBe(
        target.name === 'h5' ? 'data:image/gif' : undefined,
      );
      expect(phoneNumber.buttonProps(() => undefined) === null).toBe(target.name === 'h5');
      expect(typeof captcha.verify).toBe('function');
      expect(chunk.onLoadFailure(() => undefined)()).toBeUndefined();
      expect(chunk.loadAhead('none')()).toBeUndefined();
    });
  });
}
