// The page whose first call and code are asked for before the app is there (src/early/earlyPath.ts has its address).
exports.WEEKLY_PAGE = 'packages/campaign/friday/index';
