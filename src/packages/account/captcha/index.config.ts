export default definePageConfig({ navigationBarTitleText: '安全验证' });
