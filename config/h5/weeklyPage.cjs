// The page whose first call and code are requested before the app has loaded (src/early/earlyPath.ts has its address).
exports.WEEKLY_PAGE = 'packages/campaign/friday/index';
