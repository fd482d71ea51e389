export default definePageConfig({ navigationBarTitleText: '即将上线' });
