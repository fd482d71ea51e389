import { addHover, componentHost, WxElement } from './base';
import { define } from './registry';

/** A control that `<label>` can reach and `<form>` can read. */
interface Choice extends WxElement {
  activate(): void;
  readonly isChecked: boolean;
}

class Checkbox extends WxElement implements Choice {
  isChecked = false;

  protected override setUp(): void {
    this.role = 'checkbox';
    this.tabIndex = 0;
    this.prepend(mark());
    this.addEventListener('click', (event) => {
      event.stopPropagation();
      this.activate();
    });
    this.addEventListener('keydown', (event) => {
      if (event.key === ' ') this.activate();
    });
  }

  protected override update(name: string): void {
    if (name === '' || name === 'checked') this.show(this.flag('checked'));
    if (name === '' || name === 'disabled') this.ariaDisabled = String(this.flag('disabled'));
    this.style.setProperty('--choice-color', this.text('color') || '#09bb07');
  }

  activate(): void {
    if (this.flag('disabled')) return;
    this.show(!this.isChecked);
    if (componentHost().target === 'alipay') this.emit('change', { value: this.isChecked });
    const group = this.closest('wx-checkbox-group');
    if (group instanceof WxElement) group.emit('change', { value: checkedValues(group, 'wx-checkbox') });
  }

  private show(isChecked: boolean): void {
    this.isChecked = isChecked;
    this.ariaChecked = String(isChecked);
  }
}

class Radio extends WxElement implements Choice {
  isChecked = false;

  protected override setUp(): void {
    this.role = 'radio';
    this.tabIndex = 0;
    this.prepend(mark());
    this.addEventListener('click', (event) => {
      event.stopPropagation();
      this.activate();
    });
  }

  protected override update(name: string): void {
    if (name === '' || name === 'checked') this.show(this.flag('checked'));
    this.style.setProperty('--choice-color', this.text('color') || '#09bb07');
  }

  activate(): void {
    if (this.flag('disabled') || this.isChecked) return;
    const group = this.closest('wx-radio-group');
    group?.querySelectorAll('wx-radio').forEach((other) => {
      if (other instanceof Radio) other.show(other === this);
    });
    this.show(true);
    if (group instanceof WxElement) group.emit('change', { value: this.text('value') });
  }

  private show(isChecked: boolean): void {
    this.isChecked = isChecked;
    this.ariaChecked = String(isChecked);
  }
}

class Switch extends WxElement implements Choice {
  isChecked = false;

  protected override setUp(): void {
    this.role = 'switch';
    this.tabIndex = 0;
    this.append(mark());
    this.addEventListener('click', (event) => {
      event.stopPropagation();
      this.activate();
    });
  }

  protected override update(name: string): void {
    if (name === '' || name === 'checked') {
      this.isChecked = this.flag('checked');
      this.ariaChecked = String(this.isChecked);
    }
    this.style.setProperty('--choice-color', this.text('color') || '#04be02');
  }

  activate(): void {
    if (this.flag('disabled')) return;
    this.isChecked = !this.isChecked;
    this.ariaChecked = String(this.isChecked);
    this.emit('change', { value: this.isChecked });
  }
}

function mark(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'engine-mark';
  return element;
}

function isChoice(value: unknown): value is Choice {
  return value instanceof Checkbox || value instanceof Radio || value instanceof Switch;
}

function checkedValues(group: Element, tag: string): string[] {
  const values: string[] = [];
  group.querySelectorAll(tag).forEach((element) => {
    if (isChoice(element) && element.isChecked) values.push(element.text('value'));
  });
  return values;
}

class Label extends WxElement {
  protected override setUp(): void {
    this.addEventListener('click', (event) => {
      if (
        event.target instanceof Element &&
        event.target.closest('wx-button, wx-input, wx-navigator') !== null
      )
        return;
      const wanted = this.text('for');
      const control =
        wanted === ''
          ? this.querySelector('wx-checkbox, wx-radio, wx-switch')
          : document.getElementById(wanted);
      if (isChoice(control)) control.activate();
    });
  }
}

class Button extends WxElement {
  protected override setUp(): void {
    this.role = 'button';
    this.tabIndex = 0;
    addHover(this, () => !this.isBlocked);
    this.addEventListener('click', () => {
      if (this.isBlocked) return;
      const form = this.text('form-type');
      const owner = this.closest('wx-form');
      if (form !== '' && owner instanceof Form) owner.run(form);
      const kind = this.text('open-type');
      if (kind !== '') componentHost().openType(kind, this);
    });
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      const box = this.getBoundingClientRect();
      const at = {
        bubbles: true,
        composed: true,
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height / 2,
      };
      for (const type of ['mousedown', 'mouseup', 'click']) this.dispatchEvent(new MouseEvent(type, at));
    });
  }

  get isBlocked(): boolean {
    return this.flag('disabled');
  }

  protected override update(): void {
    this.ariaDisabled = String(this.flag('disabled'));
    this.ariaBusy = String(this.flag('loading'));
  }
}

class Form extends WxElement {
  run(kind: string): void {
    if (kind === 'reset') {
      this.querySelectorAll('input, textarea').forEach((field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
      });
      this.emit('reset', {});
      return;
    }
    const value: Record<string, unknown> = {};
    this.querySelectorAll('[name]').forEach((element) => {
      if (!(element instanceof WxElement)) return;
      const name = element.text('name');
      if (name === '') return;
      if (isChoice(element)) value[name] = element.isChecked;
      else if (element.localName === 'wx-checkbox-group') value[name] = checkedValues(element, 'wx-checkbox');
      else if (element.localName === 'wx-radio-group')
        value[name] = checkedValues(element, 'wx-radio')[0] ?? '';
      else if ('value' in element) value[name] = element.value;
    });
    this.emit('submit', { value });
  }
}

/** A tap on a disabled button must not reach the framework's tap recogniser. */
export function blockDisabledTaps(): void {
  const block = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('wx-button') : null;
    if (button instanceof Button && button.isBlocked) event.stopPropagation();
  };
  for (const type of ['mousedown', 'mouseup', 'touchstart', 'touchend'])
    window.addEventListener(type, block, { capture: true });
}

export function defineChoices(): void {
  define('wx-checkbox', Checkbox);
  define('wx-checkbox-group', class extends WxElement {});
  define('wx-radio', Radio);
  define('wx-radio-group', class extends WxElement {});
  define('wx-switch', Switch);
  define('wx-label', Label);
  define('wx-button', Button);
  define('wx-form', Form);
}
