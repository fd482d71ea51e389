export default definePageConfig({ navigationBarTitleText: '开柜取件' });
