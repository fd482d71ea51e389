/**
 * The stand-in slider script, with the interface of the well-known one: `new TencentCaptcha(appId, callback,
 * options).show()`, callback gets `{ ret: 0, ticket, randstr }` when solved and `{ ret: 2 }` when closed.
 * `options.type` (or `options.sliderType`) 1 (default) is a drag, 2 a click. It runs in any browser that the app
 * supports, so it is written in the JavaScript of those.
 *
 * For tests and for users who cannot see it: the handle of type 1 is `role="slider"` (arrow keys move it, its
 * `aria-valuetext` says how far it is off, Enter checks); the choices of type 2 are buttons with names.
 */
export const CAPTCHA_SCRIPT = String.raw`(function () {
  'use strict';
  // Rules in a file: a style element would need an exception of the page's Content-Security-Policy.
  var isStyled = false, sheet = null, waiting = [];
  function whenStyled(then) {
    if (isStyled) { then(); return; }
    waiting.push(then);
    if (sheet) return;
    sheet = element('link', { rel: 'stylesheet', href: '/__sandbox/captcha.css' });
    sheet.onload = sheet.onerror = function () {
      isStyled = true;
      waiting.splice(0).forEach(function (next) { next(); });
    };
    document.head.appendChild(sheet);
  }

  var WIDTH = 268, PIECE = 46, TOLERANCE = 6, STEP = 4;
  var ICONS = {
    '包裹': '<path d="M8 18l20-9 20 9v22l-20 9-20-9z" fill="#ffb066"/><path d="M8 18l20 9 20-9M28 27v22" stroke="#c8521b" stroke-width="3" fill="none"/>',
    '快递柜': '<rect x="8" y="8" width="40" height="40" rx="5" fill="#ff8a3d"/><path d="M8 21h40M8 34h40M28 8v40" stroke="#fff" stroke-width="3"/>',
    '货车': '<path d="M4 16h28v22H4z" fill="#ff8a3d"/><path d="M32 24h12l8 8v6H32z" fill="#ffb066"/><circle cx="15" cy="41" r="6" fill="#1f2329"/><circle cx="42" cy="41" r="6" fill="#1f2329"/>',
    '信封': '<rect x="5" y="13" width="46" height="31" rx="4" fill="#ffd9b8"/><path d="M6 15l22 17 22-17" stroke="#c8521b" stroke-width="3" fill="none"/>'
  };
  var SHAPE = 'M4 10h12a7 7 0 1 1 14 0h12v12a7 7 0 1 0 0 14v8H4z';

  function element(tag, attributes, markup) {
    var node = document.createElement(tag);
    for (var name in attributes) node.setAttribute(name, attributes[name]);
    if (markup !== undefined) node.innerHTML = markup;
    return node;
  }
  function random(from, to) { return from + Math.floor(Math.random() * (to - from)); }

  function TencentCaptcha(appId, callback, options) {
    if (typeof callback !== 'function') throw new Error('TencentCaptcha: callback must be a function');
    this.appId = appId;
    this.callback = callback;
    this.sliderType = options && (Number(options.type) === 2 || Number(options.sliderType) === 2) ? 2 : 1;
    this.mask = null;
  }
  TencentCaptcha.prototype.show = function () {
    if (this.mask) return;
    var self = this;
    this.before = document.activeElement;
    this.mask = element('div', { 'class': 'sbc-mask' });
    var box = element('div', { 'class': 'sbc', role: 'dialog', 'aria-modal': 'true', 'aria-label': '安全验证' });
    var head = element('div', { 'class': 'sbc-head' }, '<span></span>');
    head.firstChild.textContent = this.sliderType === 1 ? '拖动滑块，完成拼图' : '请点击对应的图案';
    var close = element('button', { type: 'button', 'class': 'sbc-close', 'aria-label': '关闭验证' }, '&times;');
    close.addEventListener('click', function () { self.finish({ ret: 2 }); });
    head.appendChild(close);
    box.appendChild(head);
    this.note = element('p', { 'class': 'sbc-note', 'aria-live': 'polite' });
    var first = this.sliderType === 1 ? this.buildDrag(box) : this.buildClick(box);
    box.appendChild(this.note);
    this.mask.appendChild(box);
    this.onKey = function (event) {
      if (event.key === 'Escape') { event.stopPropagation(); self.finish({ ret: 2 }); return; }
      if (event.key !== 'Tab') return;
      var stops = box.querySelectorAll('button');
      var last = stops[stops.length - 1];
      if (event.shiftKey && document.activeElement === stops[0]) { event.preventDefault(); last.focus(); }
      else if (!event.shiftKey && document.activeElement === last) { event.preventDefault(); stops[0].focus(); }
    };
    document.addEventListener('keydown', this.onKey, true);
    whenStyled(function () {
      if (!self.mask) return;
      document.body.appendChild(self.mask);
      first.focus();
    });
  };
  TencentCaptcha.prototype.destroy = function () { if (this.mask) this.remove(); };
  TencentCaptcha.prototype.getTicket = function () { return this.result && this.result.ret === 0 ? { CaptchaAppId: this.appId, ticket: this.result.ticket } : undefined; };
  TencentCaptcha.prototype.remove = function () {
    document.removeEventListener('keydown', this.onKey, true);
    if (this.mask.parentNode) this.mask.parentNode.removeChild(this.mask);
    this.mask = null;
    if (this.before && this.before.focus) this.before.focus();
  };
  TencentCaptcha.prototype.finish = function (result) {
    if (!this.mask) return;
    this.remove();
    this.result = result;
    this.callback(result);
  };
  TencentCaptcha.prototype.say = function (text, isBad) {
    this.note.textContent = text;
    this.note.className = 'sbc-note' + (isBad ? ' bad' : '');
  };
  TencentCaptcha.prototype.solved = function () {
    var self = this;
    if (this.isBusy) return;
    this.isBusy = true;
    this.say('验证中…');
    var request = new XMLHttpRequest();
    request.open('POST', '/__sandbox/captcha/ticket');
    request.setRequestHeader('Content-Type', 'application/json');
    request.onload = function () {
      self.isBusy = false;
      var answer = null;
      try { answer = JSON.parse(request.responseText); } catch (error) { answer = null; }
      if (request.status === 200 && answer && answer.ticket) self.finish({ ret: 0, appid: self.appId, ticket: answer.ticket, randstr: answer.randstr });
      else self.say('验证失败，请重试', true);
    };
    request.onerror = function () { self.isBusy = false; self.say('网络异常，请重试', true); };
    request.send(JSON.stringify({ sliderType: this.sliderType }));
  };

  TencentCaptcha.prototype.buildDrag = function (box) {
    var self = this, max = WIDTH - PIECE, target = random(90, max - 8), top = random(24, 76), at = 0;
    var scene = element('div', { 'class': 'sbc-scene', 'aria-hidden': 'true' },
      '<svg width="268" height="150" viewBox="0 0 268 150"><circle cx="214" cy="34" r="18" fill="#fff3d6"/><path d="M0 118l60-34 52 26 60-40 96 50v30H0z" fill="#f2642c" opacity=".7"/><path d="M0 134l90-24 70 20 108-26v46H0z" fill="#d94a17"/>'
      + '<g transform="translate(' + target + ' ' + top + ')"><path d="' + SHAPE + '" fill="rgba(0,0,0,.42)" stroke="#fff" stroke-width="1.5"/></g></svg>');
    var piece = element('div', { 'class': 'sbc-piece' }, '<svg width="48" height="48"><path d="' + SHAPE + '" fill="#ffb066" stroke="#fff" stroke-width="2"/></svg>');
    scene.appendChild(piece);
    var track = element('div', { 'class': 'sbc-track' }, '向右拖动');
    var knob = element('button', { type: 'button', 'class': 'sbc-knob', role: 'slider', 'aria-label': '拖动滑块完成拼图', 'aria-valuemin': '0', 'aria-valuemax': String(max) }, '&rarr;');
    track.appendChild(knob);
    function move(next) {
      at = Math.max(0, Math.min(max, next));
      piece.style.transform = 'translate(' + at + 'px,' + top + 'px)';
      knob.style.transform = 'translateX(' + at * (WIDTH - 44) / max + 'px)';
      var off = Math.round(target - at);
      knob.setAttribute('aria-valuenow', String(Math.round(at)));
      knob.setAttribute('aria-valuetext', Math.abs(off) <= TOLERANCE ? '已对齐，按回车确认' : off > 0 ? '还需向右 ' + off : '还需向左 ' + -off);
    }
    function check() {
      if (Math.abs(target - at) <= TOLERANCE) { self.solved(); return; }
      self.say('没有对齐，再试一次', true);
      move(0);
    }
    var startX = null, startAt = 0;
    function begin(x) { startX = x; startAt = at; self.say(''); }
    function follow(x) { if (startX !== null) move(startAt + (x - startX) * max / (WIDTH - 44)); }
    function end() { if (startX === null) return; startX = null; if (at > 4) check(); }
    if (window.PointerEvent) {
      knob.addEventListener('pointerdown', function (event) { knob.setPointerCapture(event.pointerId); begin(event.clientX); });
      knob.addEventListener('pointermove', function (event) { follow(event.clientX); });
      knob.addEventListener('pointerup', end);
      knob.addEventListener('pointercancel', function () { startX = null; move(0); });
    } else {
      knob.addEventListener('touchstart', function (event) { begin(event.touches[0].clientX); });
      knob.addEventListener('touchmove', function (event) { event.preventDefault(); follow(event.touches[0].clientX); }, { passive: false });
      knob.addEventListener('touchend', end);
    }
    knob.addEventListener('keydown', function (event) {
      if (event.key === 'ArrowRight' || event.key === 'ArrowUp') { event.preventDefault(); move(at + STEP); }
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') { event.preventDefault(); move(at - STEP); }
      else if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); check(); }
    });
    box.appendChild(scene);
    box.appendChild(track);
    move(0);
    this.say('把拼图拖到缺口处');
    return knob;
  };

  TencentCaptcha.prototype.buildClick = function (box) {
    var self = this, names = Object.keys(ICONS).sort(function () { return Math.random() - 0.5; }), wanted = names[random(0, names.length)];
    var grid = element('div', { 'class': 'sbc-grid' }), first = null;
    names.forEach(function (name) {
      var choice = element('button', { type: 'button', 'aria-label': name }, '<svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">' + ICONS[name] + '</svg>');
      choice.addEventListener('click', function () {
        if (name === wanted) self.solved();
        else self.say('不是「' + name + '」，请点击「' + wanted + '」', true);
      });
      first = first || choice;
      grid.appendChild(choice);
    });
    box.appendChild(grid);
    this.say('请点击「' + wanted + '」');
    return first;
  };

  window.TencentCaptcha = TencentCaptcha;
})();
`;

/** Its style sheet, at /__sandbox/captcha.css. */
export const CAPTCHA_STYLE = `.sbc-mask{position:fixed;top:0;left:0;right:0;bottom:0;z-index:100000;background:rgba(0,0,0,.55);display:flex;align-items:center;justify-content:center;font:15px/1.5 "PingFang SC","HarmonyOS Sans SC","Noto Sans CJK SC",sans-serif;color:#1f2329}
.sbc{width:300px;background:#fff;border-radius:16px;padding:16px;box-shadow:0 16px 48px rgba(0,0,0,.3)}
.sbc-head{display:flex;align-items:center;justify-content:space-between;font-weight:600;margin-bottom:10px}
.sbc button{font:inherit;color:inherit;border:0;background:none;cursor:pointer}
.sbc .sbc-close{width:44px;height:44px;margin:-10px -10px -10px 0;font-size:22px;color:#5c6370}
.sbc-scene{position:relative;height:150px;border-radius:12px;overflow:hidden;background:linear-gradient(160deg,#ffd9b8,#ff9a5c 60%,#ff6a3d)}
.sbc-scene svg{display:block}.sbc-piece{position:absolute;left:0;top:0;will-change:transform}
.sbc-track{position:relative;height:44px;margin-top:12px;border-radius:22px;background:#f5f6f8;text-align:center;line-height:44px;color:#5c6370;font-size:13px;touch-action:none;user-select:none;-webkit-user-select:none}
.sbc .sbc-knob{position:absolute;left:0;top:0;width:44px;height:44px;border-radius:22px;background:#ff5a1f;color:#fff;font-size:20px;cursor:grab;touch-action:none}
.sbc-knob:focus-visible,.sbc button:focus-visible{outline:3px solid #1f2329;outline-offset:2px}
.sbc-grid{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:4px}
.sbc .sbc-grid button{min-height:92px;border-radius:12px;background:#fff4ec;border:1px solid #ffd9c2}
.sbc-note{min-height:22px;margin:8px 0 0;font-size:13px;color:#5c6370}.sbc-note.bad{color:#d92d20}
`;
