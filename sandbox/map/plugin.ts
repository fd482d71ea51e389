import type { FastifyInstance } from 'fastify';

/** Stand-in for the maps script, at the address in `.env` (`TARO_APP_MAP_SCRIPT_URL`). */
export async function mapPlugin(app: FastifyInstance): Promise<void> {
  app.get('/__sandbox/maps.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(MAP_SCRIPT),
  );
}

/**
 * The part of the well-known script that the app uses: `new AMap.Map(element, options)`, `new AMap.Marker({ position,
 * title, map })`, `on('click')`, `setFitView()`, `destroy()`. Draws made-up streets, and markers at their relative
 * positions. Without a key it behaves like a refused script: nothing is defined.
 */
const MAP_SCRIPT = `(function () {
  'use strict';
  var address = document.currentScript ? document.currentScript.src : '';
  var asked = /[?&]callback=([A-Za-z]+)/.exec(address);
  if (!/[?&]key=[^&]/.test(address)) return;
  var GAP = 48;
  function put(element, rules) { Object.keys(rules).forEach(function (name) { element.style[name] = rules[name]; }); return element; }
  function Map(element, options) {
    this.element = element; this.markers = [];
    this.isDark = /dark$/.test((options && options.mapStyle) || '');
    this.ground = put(document.createElement('div'), { position: 'absolute', inset: '0', overflow: 'hidden', background: this.isDark ? '#1d2430' : '#eef1ea' });
    var street = this.isDark ? '#2f3847' : '#ffffff';
    [[0, 22, 100, 3], [0, 58, 100, 5], [0, 84, 100, 2], [18, 0, 1.5, 100], [46, 0, 2.5, 100], [78, 0, 1.5, 100]].forEach(function (line) {
      this.ground.appendChild(put(document.createElement('div'), { position: 'absolute', left: line[0] + '%', top: line[1] + '%', width: line[2] + '%', height: line[3] + '%', background: street }));
    }, this);
    put(element, { position: 'relative' });
    element.appendChild(this.ground);
  }
  Map.prototype.setFitView = function () {
    var all = this.markers, width = this.ground.clientWidth, height = this.ground.clientHeight;
    function range(at) { var values = all.map(function (one) { return one.position[at]; }); var low = Math.min.apply(null, values); return { low: low, span: Math.max.apply(null, values) - low || 1 }; }
    var x = range(0), y = range(1);
    all.forEach(function (one) {
      put(one.button, {
        left: GAP + (one.position[0] - x.low) / x.span * (width - 2 * GAP) + 'px',
        top: height - GAP - (one.position[1] - y.low) / y.span * (height - 2 * GAP) + 'px'
      });
    });
  };
  Map.prototype.destroy = function () { this.ground.remove(); this.markers = []; };
  function Marker(options) {
    var self = this; this.position = options.position; this.heard = [];
    this.button = put(document.createElement('button'), { position: 'absolute', width: '44px', height: '44px', margin: '-44px 0 0 -22px', border: '0', padding: '0', background: 'none' });
    this.button.type = 'button'; this.button.title = options.title; this.button.setAttribute('aria-label', options.title);
    this.button.appendChild(put(document.createElement('span'), { display: 'block', width: '22px', height: '22px', margin: '14px auto 0', borderRadius: '50% 50% 50% 0', transform: 'rotate(-45deg)', background: '#ff5a1f', border: '3px solid #ffffff', boxSizing: 'border-box' }));
    this.button.addEventListener('click', function () { self.heard.forEach(function (listener) { listener(); }); });
    options.map.markers.push(this);
    options.map.ground.appendChild(this.button);
  }
  Marker.prototype.on = function (name, listener) { if (name === 'click') this.heard.push(listener); };
  window.AMap = { Map: Map, Marker: Marker };
  if (asked && typeof window[asked[1]] === 'function') window[asked[1]]();
})();
`;
