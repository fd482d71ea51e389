export default definePageConfig({
  navigationBarTitleText: '超级星期五',
  enableShareAppMessage: true,
  enableShareTimeline: true,
});
