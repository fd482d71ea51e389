import type { FastifyInstance } from 'fastify';
import { shareSignature } from './signature';

/**
 * Stand-in for the messaging app's JS-SDK: its script, and the signature check that its own servers make. The cards
 * that a page sets are kept in `window.__shareCards` (`{ message, timeline }`), for tests and manual inspection.
 */
export async function sharePlugin(app: FastifyInstance): Promise<void> {
  app.get('/__sandbox/jweixin.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SDK_SCRIPT),
  );

  app.post('/__sandbox/jweixin/check', async (request) => {
    const { body } = request;
    const field = (name: string): string => {
      const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const expected = shareSignature({
      nonceStr: field('nonceStr'),
      timestamp: field('timestamp'),
      url: field('url'),
    });
    return { isValid: field('signature') === expected };
  });
}

/** `config`, `ready`, `error` and the two cards, in the JavaScript of the oldest browser that the app supports. */
const SDK_SCRIPT = String.raw`(function () {
  'use strict';
  var readyCalls = [], errorCalls = [], state = 'waiting', allowed = [];
  // iOS has the address where the document was loaded, Android the one of now.
  var navigation = performance.getEntriesByType && performance.getEntriesByType('navigation')[0];
  var isIos = /iPhone|iPad/.test(navigator.userAgent);
  function checkedAddress() {
    return (isIos && navigation ? navigation.name : location.href).split('#')[0];
  }
  var cards = (window.__shareCards = {});
  function settle(next, calls, argument) {
    state = next;
    calls.splice(0).forEach(function (call) { call(argument); });
  }
  function card(kind, name) {
    return function (options) {
      if (state !== 'ready' || allowed.indexOf(name) < 0) {
        if (options.fail) options.fail({ errMsg: name + ':fail permission denied' });
        return;
      }
      cards[kind] = { title: options.title, desc: options.desc, link: options.link, imgUrl: options.imgUrl };
      if (options.success) options.success({ errMsg: name + ':ok' });
    };
  }
  window.wx = window.wx || {};
  var sdk = {
    config: function (options) {
      allowed = options.jsApiList || [];
      fetch('/__sandbox/jweixin/check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ timestamp: options.timestamp, nonceStr: options.nonceStr, signature: options.signature, url: checkedAddress() })
      }).then(function (response) { return response.json(); }).then(function (answer) {
        if (answer.isValid) settle('ready', readyCalls);
        else settle('failed', errorCalls, { errMsg: 'config:invalid signature' });
      }, function () { settle('failed', errorCalls, { errMsg: 'config:fail' }); });
    },
    ready: function (call) { if (state === 'ready') call(); else readyCalls.push(call); },
    error: function (call) { errorCalls.push(call); },
    updateAppMessageShareData: card('message', 'updateAppMessageShareData'),
    updateTimelineShareData: card('timeline', 'updateTimelineShareData')
  };
  for (var name in sdk) window.wx[name] = sdk[name];
})();
`;
