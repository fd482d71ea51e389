export default definePageConfig({ navigationBarTitleText: '扫码成功' });
