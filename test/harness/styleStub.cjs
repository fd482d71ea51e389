// A CSS module in unit tests: every class name maps to itself.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
