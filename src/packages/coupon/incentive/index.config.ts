export default definePageConfig({
  navigationBarTitleText: '寄件有礼',
  enableShareAppMessage: true,
  enableShareTimeline: true,
});
