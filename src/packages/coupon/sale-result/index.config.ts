export default definePageConfig({ navigationBarTitleText: '购买结果' });
