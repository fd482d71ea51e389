export default definePageConfig({
  navigationBarTitleText: '做任务赚奖励',
});
