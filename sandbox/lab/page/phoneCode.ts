import { api } from './api';
import { button, Choice, copyText, h } from './dom';

/** The QR code with which a phone on the same network opens the present page. */
export class PhoneCode {
  readonly element: HTMLDialogElement;
  private readonly picture = h('img', { class: 'qr', alt: '当前地址的二维码', width: 264, height: 264 });
  private readonly words = h('p', { class: 'qr-words' });
  private readonly origin = new Choice<string>('网络地址', [], () => this.show());
  private readonly copy: HTMLButtonElement;
  private path = '/';

  constructor(private readonly say: (message: string) => void) {
    this.copy = button('复制地址', () => {
      copyText(this.address).then(
        () => this.say('已复制地址'),
        (error: unknown) => this.say(String(error)),
      );
    });
    this.picture.addEventListener('error', () => {
      this.picture.hidden = true;
      this.words.textContent = `这个地址太长，画不成二维码：${this.address}`;
    });
    this.element = h(
      'dialog',
      { class: 'qr-dialog', 'aria-labelledby': 'qr-title' },
      h('h2', { id: 'qr-title', text: '用手机打开' }),
      this.picture,
      this.words,
      this.origin.element,
      h(
        'div',
        { class: 'qr-actions' },
        this.copy,
        button('关闭', () => this.element.close()),
      ),
    );
  }

  /** @param path address of the app */
  async open(path: string): Promise<void> {
    this.path = path;
    const { origins } = await api.network();
    this.origin.offer(origins.map((origin) => [origin, origin] as const));
    this.origin.element.hidden = origins.length < 2;
    this.show();
    this.element.showModal();
  }

  private get address(): string {
    return `${this.origin.value ?? location.origin}${this.path}`;
  }

  private show(): void {
    const origin = this.origin.value;
    this.picture.hidden = this.copy.hidden = origin === undefined;
    if (origin === undefined) {
      this.words.textContent =
        '现在只有本机能打开。按 Ctrl-C 结束 npm start，再用 LAN=1 npm start 启动，同一网络里的手机就能扫码打开。';
      return;
    }
    this.words.textContent = this.address;
    this.picture.src = `/__sandbox/lab/qr.svg?${new URLSearchParams({ origin, path: this.path }).toString()}`;
  }
}
