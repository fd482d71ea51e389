export default definePageConfig({
  navigationBarTitleText: '领取优惠券',
  enableShareAppMessage: true,
  enableShareTimeline: true,
});
