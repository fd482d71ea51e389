// Loaded by the packages beside Taro's own runtime (config/ariaTemplates.ts). Taro (4.2.0, runtime/dom/form.js) answers
// each `input` event by sending the field its own value back, and sends the values of other fields whenever what renders
// them renders. On a phone that is still typing, an answer that comes late puts an older text back: characters are lost
// (Taro's issues 13979, 16809, 13515, 17893). Here a field is sent only what it does not show already.
import { FormElement } from '@tarojs/runtime';

const VALUE = 'value';
const TEXT_FIELDS = ['input', 'textarea'];

/** What a field shows: the later of what it last reported and what it was last sent. */
const shown = new WeakMap();
/** What it was last sent, which is what the host still compares with: sending the same once more does nothing. */
const sent = new WeakMap();

const { dispatchEvent, setAttribute } = FormElement.prototype;

FormElement.prototype.dispatchEvent = function (event) {
  const value = event.mpEvent?.detail?.value;
  if (event.type === 'input' && typeof value === 'string') shown.set(this, value);
  return dispatchEvent.call(this, event);
};

function send(field, value) {
  shown.set(field, value);
  sent.set(field, value);
  setAttribute.call(field, VALUE, value);
}

FormElement.prototype.setAttribute = function (name, value) {
  const isText = name === VALUE && typeof value === 'string' && TEXT_FIELDS.includes(this.nodeName);
  if (!isText) {
    setAttribute.call(this, name, value);
    return;
  }
  const isOnPage = this._root !== null && this._root !== undefined;
  if (!isOnPage || !shown.has(this)) {
    send(this, value);
  } else if (shown.get(this) === value) {
    this.props[VALUE] = value;
  } else if (sent.get(this) === value) {
    // Back to what the host believes it shows (a field that is cleared): by way of what it does show.
    send(this, shown.get(this));
    shown.set(this, value);
    this.props[VALUE] = value;
    setTimeout(() => {
      if (this.props[VALUE] === value) send(this, value);
    });
  } else {
    send(this, value);
  }
};
