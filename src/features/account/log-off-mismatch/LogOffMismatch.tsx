import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { CloseStepPage } from '@/features/account/CloseStepPage';
import { navigator } from '@/navigation';
import { GuidePage } from '@/templates/GuidePage';
import { Section } from '@/templates/GuideSection';

/** The verified number is not the account's (product §3.9); only reachable after verifying a number. */
export function LogOffMismatch() {
  return <CloseStepPage step="verify">{() => <Mismatch />}</CloseStepPage>;
}

function Mismatch() {
  return (
    <GuidePage
      actions={[
        { text: '返回我的', onPress: () => navigator.goTo('me') },
        { text: '重新验证', onPress: () => navigator.replaceWith('logOffVerify') },
      ]}
    >
      <Section
        title="手机号与当前账号不符"
        lines={[
          '只能用当前账号绑定的手机号注销',
          '如果要注销的是另一个账号，请先退出登录，再用那个手机号登录后操作',
          '原手机号已停用时，请联系客服核实身份后处理',
        ]}
      />
      <ServiceEntry page="logOffMismatch" />
    </GuidePage>
  );
}
