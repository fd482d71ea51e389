export default definePageConfig({
  navigationBarTitleText: '减免金活动',
});
