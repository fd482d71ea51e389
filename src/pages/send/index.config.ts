export default definePageConfig({
  navigationBarTitleText: '寄件',
  // On H5 the page feels the finger by itself (platform/pullRefresh); Taro's own would need a web component.
  enablePullDownRefresh: process.env.TARO_ENV !== 'h5',
  backgroundTextStyle: 'dark',
});
