/**
 * Replaces the `query-string` package in the H5 build (3 KB gzip with its dependencies): Taro's router only calls
 * `parse(search, { decode: false })`.
 * @param {string} search
 * @param {{ decode?: boolean }} [options]
 * @returns {Record<string, string | null>}
 */
function parse(search, options = {}) {
  const result = {};
  for (const pair of search.replace(/^[?#&]/, '').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const key = at < 0 ? pair : pair.slice(0, at);
    const value = at < 0 ? null : pair.slice(at + 1);
    if (key === '__proto__') continue;
    result[key] =
      value === null || options.decode === false ? value : decodeURIComponent(value.replace(/\+/g, ' '));
  }
  return result;
}

export default { parse };
