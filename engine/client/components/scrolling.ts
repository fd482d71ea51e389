import { componentHost, WxElement } from './base';
import { define } from './registry';

class ScrollView extends WxElement {
  private last = { top: 0, left: 0 };
  private wasUpper = true;
  private wasLower = false;

  protected override setUp(): void {
    this.addEventListener('scroll', () => this.handleScroll(), { passive: true });
  }

  private handleScroll(): void {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = this;
    this.emit('scroll', {
      scrollTop,
      scrollLeft,
      scrollHeight,
      scrollWidth,
      deltaX: this.last.left - scrollLeft,
      deltaY: this.last.top - scrollTop,
    });
    this.last = { top: scrollTop, left: scrollLeft };
    const isVertical = this.flag('scroll-y');
    const isUpper = (isVertical ? scrollTop : scrollLeft) <= this.number('upper-threshold', 50);
    const rest = isVertical
      ? scrollHeight - clientHeight - scrollTop
      : scrollWidth - clientWidth - scrollLeft;
    const isLower = rest <= this.number('lower-threshold', 50);
    if (isUpper && !this.wasUpper) this.emit('scrolltoupper', { direction: isVertical ? 'top' : 'left' });
    if (isLower && !this.wasLower) this.emit('scrolltolower', { direction: isVertical ? 'bottom' : 'right' });
    this.wasUpper = isUpper;
    this.wasLower = isLower;
  }

  protected override update(name: string): void {
    this.classList.toggle('engine-scroll-y', this.flag('scroll-y'));
    this.classList.toggle('engine-scroll-x', this.flag('scroll-x'));
    const behavior = this.flag('scroll-with-animation') ? 'smooth' : 'instant';
    if ((name === '' || name === 'scroll-top') && this.prop('scroll-top') !== undefined)
      this.scrollTo({ top: this.number('scroll-top', 0), behavior });
    if ((name === '' || name === 'scroll-left') && this.prop('scroll-left') !== undefined)
      this.scrollTo({ left: this.number('scroll-left', 0), behavior });
    if (name === 'scroll-into-view' && this.text('scroll-into-view') !== '') {
      const goal = this.querySelector(`#${CSS.escape(this.text('scroll-into-view'))}`);
      if (goal !== null) {
        const offset = goal.getBoundingClientRect();
        const own = this.getBoundingClientRect();
        this.scrollTo({
          top: this.scrollTop + offset.top - own.top,
          left: this.scrollLeft + offset.left - own.left,
          behavior,
        });
      }
    }
  }
}

class Swiper extends WxElement {
  private readonly dots = document.createElement('div');
  private current = 0;
  private timer = 0;
  private shift = 0;

  protected override setUp(): void {
    this.dots.className = 'engine-dots';
    this.append(this.dots);
    this.addEventListener('pointerdown', (event) => this.drag(event));
    new MutationObserver(() => this.place(false)).observe(this, { childList: true, subtree: false });
    this.schedule();
  }

  /** Stops with its page: a removed element keeps no timer. */
  disconnectedCallback(): void {
    window.clearInterval(this.timer);
  }

  private items(): HTMLElement[] {
    return Array.from(this.children).filter(
      (child): child is HTMLElement => child.localName === 'wx-swiper-item',
    );
  }

  private schedule(): void {
    window.clearInterval(this.timer);
    if (!this.flag('autoplay')) return;
    this.timer = window.setInterval(
      () => {
        if (!this.isConnected) window.clearInterval(this.timer);
        else if (this.offsetParent !== null) this.go(this.current + 1, 'autoplay');
      },
      this.number('interval', 5000),
    );
  }

  private drag(down: PointerEvent): void {
    const isVertical = this.flag('vertical');
    if (this.flag('disable-touch')) return;
    const size = isVertical ? this.clientHeight : this.clientWidth;
    const distance = (event: PointerEvent): number =>
      isVertical ? event.clientY - down.clientY : event.clientX - down.clientX;
    const move = (event: PointerEvent): void => {
      this.shift = distance(event);
      this.place(false);
    };
    const end = (event: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      const moved = distance(event);
      this.shift = 0;
      this.go(Math.abs(moved) > size / 5 ? this.current - Math.sign(moved) : this.current, 'touch');
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  private go(index: number, source: string): void {
    const count = this.items().length;
    if (count === 0) return;
    const next = this.flag('circular') ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    const isNew = next !== this.current;
    this.current = next;
    this.place(true);
    if (!isNew) return;
    this.emit('change', { current: next, currentItemId: '', source, isChanging: false });
    window.setTimeout(
      () => {
        this.emit(componentHost().target === 'alipay' ? 'animationend' : 'animationfinish', {
          current: next,
          source,
        });
      },
      this.number('duration', 500),
    );
  }

  private place(isAnimated: boolean): void {
    const isVertical = this.flag('vertical');
    const items = this.items();
    items.forEach((item, index) => {
      const offset = `calc(${(index - this.current) * 100}% + ${this.shift}px)`;
      item.style.transition = isAnimated ? `transform ${this.number('duration', 500)}ms ease` : 'none';
      item.style.transform = isVertical ? `translateY(${offset})` : `translateX(${offset})`;
      item.inert = index !== this.current;
    });
    const marks = this.flag('indicator-dots')
      ? items.map((_item, index) =>
          dot(index === this.current, this.text('indicator-color'), this.text('indicator-active-color')),
        )
      : [];
    this.dots.replaceChildren(...marks);
  }

  protected override update(name: string): void {
    if (name === '' || name === 'current') this.current = Math.max(0, this.number('current', this.current));
    if (name === 'autoplay' || name === 'interval' || name === '') this.schedule();
    this.place(name === 'current');
  }
}

function dot(isActive: boolean, color: string, activeColor: string): HTMLElement {
  const element = document.createElement('i');
  const chosen = isActive ? activeColor : color;
  if (chosen !== '') element.style.background = chosen;
  element.className = isActive ? 'is-active' : '';
  return element;
}

class Slider extends WxElement {
  private readonly range = document.createElement('input');

  protected override setUp(): void {
    this.range.type = 'range';
    this.append(this.range);
    this.range.addEventListener('input', () => this.emit('changing', { value: Number(this.range.value) }));
    this.range.addEventListener('change', () => this.emit('change', { value: Number(this.range.value) }));
  }

  protected override update(): void {
    this.range.min = String(this.number('min', 0));
    this.range.max = String(this.number('max', 100));
    this.range.step = String(this.number('step', 1));
    this.range.value = String(this.number('value', 0));
    this.range.disabled = this.flag('disabled');
    this.dataset.value = this.flag('show-value') ? this.range.value : '';
  }
}

function toTexts(range: unknown, key: string): string[] {
  if (!Array.isArray(range)) return [];
  return range.map((item: unknown) => {
    if (typeof item === 'object' && item !== null && key !== '') return String(Reflect.get(item, key) ?? '');
    return String(item);
  });
}

class Picker extends WxElement {
  protected override setUp(): void {
    this.addEventListener('click', () => {
      if (!this.flag('disabled')) void this.open();
    });
  }

  private async open(): Promise<void> {
    const mode = this.text('mode', 'selector');
    const key = this.text('range-key');
    if (mode === 'date' || mode === 'time') {
      const chosen = await componentHost().pickDate(mode, this.text('value'));
      this.finish(chosen);
      return;
    }
    const range = this.prop('range');
    const columns =
      mode === 'multiSelector' && Array.isArray(range)
        ? range.map((column: unknown) => toTexts(column, key))
        : [toTexts(range, key)];
    const value = this.prop('value');
    const start = Array.isArray(value) ? value.map(Number) : [this.number('value', 0)];
    const chosen = await componentHost().pickFrom(columns, start, this.text('header-text'));
    this.finish(chosen === null ? null : mode === 'multiSelector' ? chosen : String(chosen[0] ?? 0));
  }

  private finish(value: unknown): void {
    if (value === null) this.emit('cancel', {});
    else this.emit('change', { value });
  }
}

class PickerView extends WxElement {
  protected override setUp(): void {
    this.addEventListener(
      'scrollend',
      () => {
        const value = Array.from(this.querySelectorAll('wx-picker-view-column'), (column) => {
          const row =
            column.firstElementChild instanceof HTMLElement ? column.firstElementChild.offsetHeight : 34;
          return Math.round(column.scrollTop / (row || 34));
        });
        this.emit('change', { value });
      },
      { capture: true },
    );
  }
}

export function defineScrolling(): void {
  define('wx-scroll-view', ScrollView);
  define('wx-swiper', Swiper);
  define('wx-swiper-item', class extends WxElement {});
  define('wx-slider', Slider);
  define('wx-picker', Picker);
  define('wx-picker-view', PickerView);
  define('wx-picker-view-column', class extends WxElement {});
}
