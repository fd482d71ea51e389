// What React 18.3 has in place of `react-dom/test-utils`, whose `act` warns in every file that draws. Stands in for it
// while @tarojs/test-utils-react asks for it (node_modules/@tarojs/test-utils-react/dist/act-compat.js).
exports.act = require('react').act;
