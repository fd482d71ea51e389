import { componentHost, WxElement } from './base';
import { define } from './registry';

const INPUT_MODES: Readonly<Record<string, string>> = {
  number: 'numeric',
  digit: 'decimal',
  idcard: 'text',
  numberpad: 'numeric',
  digitpad: 'decimal',
  tel: 'tel',
};

/** Common part of `<input>` and `<textarea>`. The host keeps the text; a template's value replaces it when set. */
abstract class TextField extends WxElement {
  protected abstract readonly field: HTMLInputElement | HTMLTextAreaElement;
  private isComposing = false;

  protected override setUp(): void {
    this.append(this.field);
    this.field.addEventListener('compositionstart', () => {
      this.isComposing = true;
    });
    this.field.addEventListener('compositionend', () => {
      this.isComposing = false;
      this.handleInput();
    });
    this.field.addEventListener('input', () => {
      if (!this.isComposing) this.handleInput();
    });
    this.field.addEventListener('focus', () => this.emit('focus', { value: this.field.value, height: 0 }));
    this.field.addEventListener('blur', () =>
      this.emit('blur', { value: this.field.value, cursor: this.field.selectionStart ?? 0 }),
    );
    if (this.flag('focus') || this.flag('auto-focus')) this.field.focus({ preventScroll: true });
  }

  protected handleInput(): void {
    const limit = this.number('maxlength', 140);
    if (limit >= 0 && this.field.value.length > limit) this.field.value = this.field.value.slice(0, limit);
    const value = this.field.value;
    this.emit('input', { value, cursor: this.field.selectionStart ?? value.length, keyCode: 0 });
  }

  get value(): string {
    return this.field.value;
  }

  protected override update(name: string): void {
    const all = name === '';
    if (all || name === 'value') {
      const value = this.prop('value');
      const text = value === undefined || value === null ? '' : String(value);
      if ((all || value !== undefined) && this.field.value !== text) this.field.value = text;
    }
    if (all || name === 'placeholder') this.field.placeholder = this.text('placeholder');
    if (all || name === 'disabled') this.field.disabled = this.flag('disabled');
    if (all || name === 'placeholder-style')
      this.style.setProperty(
        '--placeholder-color',
        /color:\s*([^;]+)/.exec(this.text('placeholder-style'))?.[1] ?? '',
      );
    if (name === 'focus') {
      if (this.flag('focus')) this.field.focus({ preventScroll: true });
      else this.field.blur();
    }
    if (all || name === 'aria-label') this.field.ariaLabel = this.text('aria-label') || null;
  }
}

class Input extends TextField {
  protected readonly field = document.createElement('input');

  protected override setUp(): void {
    super.setUp();
    this.field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      this.emit('confirm', { value: this.field.value });
      if (!this.flag('confirm-hold')) this.field.blur();
    });
  }

  protected override handleInput(): void {
    const type = this.text('type');
    if (type === 'number') this.field.value = this.field.value.replace(/[^\d]/g, '');
    if (type === 'digit') this.field.value = this.field.value.replace(/[^\d.]/g, '');
    super.handleInput();
  }

  protected override update(name: string): void {
    if (name === '' || name === 'type' || name === 'password') {
      const type = this.text('type');
      this.field.type = this.flag('password') || type === 'safe-password' ? 'password' : 'text';
      this.field.inputMode = INPUT_MODES[type] ?? 'text';
    }
    if (name === '' || name === 'confirm-type') this.field.enterKeyHint = this.text('confirm-type', 'done');
    super.update(name);
  }
}

class Textarea extends TextField {
  protected readonly field = document.createElement('textarea');
  private readonly count = document.createElement('span');

  protected override setUp(): void {
    super.setUp();
    this.count.className = 'engine-count';
    this.append(this.count);
  }

  protected override handleInput(): void {
    super.handleInput();
    this.fit();
  }

  protected override update(name: string): void {
    super.update(name);
    this.fit();
  }

  private fit(): void {
    if (this.flag('auto-height')) {
      this.field.style.height = 'auto';
      this.field.style.height = `${this.field.scrollHeight}px`;
      this.emit('linechange', { height: this.field.scrollHeight, lineCount: 1 });
    }
    // The payment app shows it by default, the messaging app never.
    const shown = componentHost().target === 'alipay' && this.flag('show-count', true);
    this.count.textContent = shown ? `${this.field.value.length}/${this.number('maxlength', 140)}` : '';
  }
}

export function defineInputs(): void {
  define('wx-input', Input);
  define('wx-textarea', Textarea);
}
