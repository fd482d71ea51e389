import { navigator } from '@/navigation';
import { GuidePage } from '@/templates/GuidePage';
import { Steps, Section } from '@/templates/GuideSection';
import { tracker } from '@/tracking';

const PAGE = 'cashoutManual';

const STEPS = [
  { title: '赚取现金', text: '做任务、邀请好友、参加活动得到的现金，会自动存入寄件钱包' },
  { title: '申请提现', text: '在钱包里选择或输入金额，确认收款账户后提交' },
  { title: '等待到账', text: '审核通过后打款到收款账户，进度见钱包明细' },
] as const;

const RULES = [
  '钱包里的现金可以提现，减免金和优惠券不能。',
  '首次提现需要核对姓名和身份证号后四位，仅用于核验，不会保存在手机上。',
  '金额较大时需要用账号绑定的手机号接收短信验证码确认。',
  '每天可提现的金额有上限，以钱包页显示的为准。',
] as const;

const QUESTIONS = [
  '提现没有成功，款项会退回钱包，可核对收款账户后重新申请。',
  '提现处理中时，这部分金额暂时不能再次提现。',
  '注销账号前请先提现，注销后钱包余额不能找回。',
] as const;

/** How the wallet works: `/cashout/manual`. All texts are ours, the spec gives its address and title only. */
export function CashoutManual() {
  return (
    <GuidePage
      actions={[
        {
          text: '去提现',
          onPress: () => {
            tracker.click(PAGE, 'money');
            return navigator.goTo('cashoutMoney');
          },
        },
      ]}
    >
      <Steps title="怎么使用" steps={STEPS} />
      <Section title="提现规则" lines={RULES} />
      <Section title="常见问题" lines={QUESTIONS} />
    </GuidePage>
  );
}
