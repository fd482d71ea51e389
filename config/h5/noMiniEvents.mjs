/**
 * Stands for two modules of Taro's runtime that only mini programs use: the entry of their events (`eh` of a page, here
 * never called: the browser's events reach React by themselves) and the debug clock, which measures nothing unless
 * `options.debug` is set.
 */
export function eventHandler() {}
export const perf = { start() {}, stop() {}, delayStop() {} };
