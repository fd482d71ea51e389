import { addHover, componentHost, WxElement } from './base';
import { define } from './registry';
import { WebView } from './webView';

class View extends WxElement {
  protected override setUp(): void {
    addHover(this);
  }
}

class Navigator extends View {
  protected override setUp(): void {
    super.setUp();
    this.addEventListener('click', () => {
      componentHost().navigate(this.text('url'), this.text('open-type', 'navigate'), this.number('delta', 1));
    });
  }
}

class Image extends WxElement {
  private readonly picture = document.createElement('img');

  protected override setUp(): void {
    this.picture.alt = this.text('aria-label');
    this.picture.draggable = false;
    this.picture.addEventListener('load', () => {
      this.emit('load', { width: this.picture.naturalWidth, height: this.picture.naturalHeight });
    });
    this.picture.addEventListener('error', () => {
      this.emit('error', {
        errMsg: `${componentHost().target === 'alipay' ? '' : 'GET '}${this.text('src')} 404 (Not Found)`,
      });
    });
    this.append(this.picture);
  }

  protected override update(name: string): void {
    if (name === '' || name === 'mode') this.picture.dataset.mode = this.text('mode', 'scaleToFill');
    if (name === '' || name === 'lazy-load') this.picture.loading = this.flag('lazy-load') ? 'lazy' : 'eager';
    if (name === '' || name === 'aria-label') this.picture.alt = this.text('aria-label');
    if (name === '' || name === 'src') {
      const source = this.text('src');
      if (source === '') this.picture.removeAttribute('src');
      else this.picture.src = componentHost().resolveUrl(source);
    }
  }
}

class Icon extends WxElement {
  private static readonly SIGNS: Readonly<Record<string, string>> = {
    success: '✓',
    success_no_circle: '✓',
    info: 'i',
    warn: '!',
    waiting: '…',
    cancel: '×',
    download: '↓',
    search: '⌕',
    clear: '×',
  };

  protected override update(): void {
    const size = this.number('size', 23);
    this.textContent = Icon.SIGNS[this.text('type')] ?? '';
    this.style.setProperty('--icon-size', `${size}px`);
    this.style.setProperty('--icon-color', this.text('color') || '#09bb07');
  }
}

class Progress extends WxElement {
  private readonly bar = document.createElement('span');
  private readonly info = document.createElement('span');

  protected override setUp(): void {
    const track = document.createElement('span');
    track.className = 'engine-track';
    this.bar.className = 'engine-bar';
    this.info.className = 'engine-info';
    track.append(this.bar);
    this.append(track, this.info);
    this.role = 'progressbar';
  }

  protected override update(): void {
    const percent = Math.min(100, Math.max(0, this.number('percent', 0)));
    this.style.setProperty('--stroke', `${this.number('stroke-width', 6)}px`);
    this.style.setProperty('--track', this.text('backgroundColor', '#ebebeb'));
    this.bar.style.background = this.text('activeColor', this.text('color', '#09bb07'));
    this.bar.style.width = `${percent}%`;
    this.info.textContent = this.flag('show-info') ? `${percent}%` : '';
    this.ariaValueNow = String(percent);
  }
}

/** Of type 2d: the query's node is the browser's own canvas with the hosts' additions. */
export class CanvasBox extends WxElement {
  readonly canvas = document.createElement('canvas');
  private hasSaidSo = false;

  protected override setUp(): void {
    this.append(this.canvas);
    if (componentHost().target === 'alipay')
      requestAnimationFrame(() => {
        this.hasSaidSo = true;
        this.emit('ready');
      });
  }

  /** The payment app's canvas reports it (`onReady`) before it may be used. */
  get isReady(): boolean {
    return this.hasSaidSo || componentHost().target === 'weapp';
  }

  get node(): unknown {
    const images = {
      createImage: () => {
        const image = document.createElement('img');
        const real = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
        image.crossOrigin = 'anonymous';
        Object.defineProperty(image, 'src', {
          get: () => image.currentSrc,
          set: (url: string) => real?.set?.call(image, componentHost().resolveUrl(url)),
        });
        return image;
      },
    };
    return Object.assign(this.canvas, images);
  }
}

/** A box with a text that says what a phone would draw there. */
class Placeholder extends WxElement {
  protected override setUp(): void {
    this.dataset.placeholder = this.localName.slice(3);
  }
}

class MovableView extends WxElement {
  private x = 0;
  private y = 0;

  protected override setUp(): void {
    this.addEventListener('pointerdown', (down) => {
      const direction = this.text('direction', 'none');
      if (direction === 'none' || this.flag('disabled')) return;
      const start = { x: this.x, y: this.y };
      const move = (event: PointerEvent): void => {
        const area = this.closest('wx-movable-area')?.getBoundingClientRect();
        const own = this.getBoundingClientRect();
        const limit = (value: number, room: number): number =>
          Math.min(Math.max(0, room), Math.max(0, value));
        if (direction !== 'vertical')
          this.x = limit(start.x + event.clientX - down.clientX, (area?.width ?? 0) - own.width);
        if (direction !== 'horizontal')
          this.y = limit(start.y + event.clientY - down.clientY, (area?.height ?? 0) - own.height);
        this.place('touch');
      };
      const end = (): void => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
    });
  }

  protected override update(name: string): void {
    if (name === 'x' || name === 'y' || name === '') {
      this.x = this.number('x', this.x);
      this.y = this.number('y', this.y);
      this.place('');
    }
  }

  private place(source: string): void {
    this.style.translate = `${this.x}px ${this.y}px`;
    if (source !== '') this.emit('change', { x: this.x, y: this.y, source });
  }
}

export function defineBoxes(): void {
  define('wx-view', View);
  define('wx-cover-view', class extends View {});
  define('wx-navigator', Navigator);
  define('wx-text', class extends WxElement {});
  define('wx-image', Image);
  define('wx-cover-image', class extends Image {});
  define('wx-icon', Icon);
  define('wx-progress', Progress);
  define('wx-web-view', WebView);
  define('wx-root-portal', class extends WxElement {});
  define('wx-page-meta', class extends WxElement {});
  define('wx-movable-area', class extends WxElement {});
  define('wx-movable-view', MovableView);
  define('wx-canvas', CanvasBox);
  for (const name of ['wx-map', 'wx-video', 'wx-open-data', 'wx-ad'])
    define(name, class extends Placeholder {});
  define('wx-slot', class extends WxElement {});
  define('wx-block', class extends WxElement {});
}
