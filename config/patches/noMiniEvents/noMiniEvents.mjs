/**
 * Replaces two modules of Taro's runtime that only mini programs use: the entry point of their events (`eh` of a page,
 * never called here: browser events reach React directly) and the debug clock, which measures nothing unless
 * `options.debug` is set.
 */
export function eventHandler() {}
export const perf = { start() {}, stop() {}, delayStop() {} };
