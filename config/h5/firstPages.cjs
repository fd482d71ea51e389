// The weekly page, whose code the start of the app requests first (startLoader.cjs).
const WEEKLY_PAGE = 'packages/campaign/friday/index';

/**
 * Pages that visits begin with, by their path in lower case; one that ends with a slash begins a path with a parameter.
 * Their own files are fetched with the app: the router would ask for them only when the app runs. A test compares them
 * with the route table.
 */
const FIRST_PAGES = {
  '/': 'pages/home/index',
  '/pick': 'pages/pick/index',
  '/send': 'pages/send/index',
  '/fcfriday': WEEKLY_PAGE,
  '/hsgather/': 'packages/campaign/hs-gather/index',
  '/receivecoupon/': 'packages/coupon/receive/index',
  '/couponincentive/': 'packages/coupon/incentive/index',
  '/list/': 'packages/coupon/list/index',
};

module.exports = { WEEKLY_PAGE, FIRST_PAGES };
