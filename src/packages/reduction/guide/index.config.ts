export default definePageConfig({
  navigationBarTitleText: '减免金攻略',
});
