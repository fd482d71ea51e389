/** Of `receiveActivityInfo`: the HTML's script makes that call before the app has loaded (`src/early`). */
export const ACTIVITY_INFO_PATH = '/activity/marketing/common/activity/info';
