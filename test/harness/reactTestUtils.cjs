// Replacement for `react-dom/test-utils`, whose `act` warns in every file that renders with React 18.3. Used while
// @tarojs/test-utils-react still requires it (node_modules/@tarojs/test-utils-react/dist/act-compat.js).
exports.act = require('react').act;
