/**
 * As a module of our own: imported directly, a CommonJS package needs 0.6 KB of webpack's runtime in every page's first
 * file.
 */
export { default as VConsole } from 'vconsole';
