// Loaded by the packages next to Taro's own runtime (../aria/ariaTemplates.ts). Taro (4.2.0, runtime/dom/form.js)
// responds to each `input` event by sending the field its own value back, and sends the values of other fields whenever
// their component renders. While the user is still typing, a late response restores an older text: characters are lost
// (Taro's issues 13979, 16809, 13515, 17893). Here a field only receives a value that it does not already show.
import { FormElement } from '@tarojs/runtime';

const VALUE = 'value';
const TEXT_FIELDS = ['input', 'textarea'];

/** What a field shows: the later of its last reported and its last sent value. */
const shown = new WeakMap();
/** The last sent value, with which the host still compares: sending the same value again has no effect. */
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
    // Back to the value that the host assumes (a field that is cleared): first sends the value that is actually shown.
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
