export default definePageConfig({
  navigationBarTitleText: '寄存减免金',
  enableShareAppMessage: true,
  enableShareTimeline: true,
});
