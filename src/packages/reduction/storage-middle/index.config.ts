export default definePageConfig({
  navigationBarTitleText: '寄存减免金',
});
