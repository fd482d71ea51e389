export default definePageConfig({
  navigationBarTitleText: '减免金活动',
  enableShareAppMessage: true,
  enableShareTimeline: true,
});
