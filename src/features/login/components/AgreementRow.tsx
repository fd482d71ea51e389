import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Checkbox } from '@/components/Checkbox';
import { Link } from '@/components/Link';
import { env } from '@/env';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import type { LoginFlow } from '@/session/login/LoginFlow';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import styles from './AgreementRow.module.scss';

async function open(url: string): Promise<void> {
  const outcome = await navigator.openLink(url);
  if (outcome.kind !== 'done') toast.show(LOGIN_TEXTS.linkFailed);
}

/** Consent to both agreements, never given in advance. */
export const AgreementRow = observer(function AgreementRow({ flow }: { readonly flow: LoginFlow }) {
  return (
    <View className={styles['row']}>
      <Checkbox isChecked={flow.isAgreed} onChange={flow.setAgreed} label={LOGIN_TEXTS.agreementName}>
        {LOGIN_TEXTS.agreementLead}
        <Link onPress={() => void open(env.serviceAgreementUrl)}>{LOGIN_TEXTS.serviceAgreement}</Link>
        {LOGIN_TEXTS.agreementAnd}
        <Link onPress={() => void open(env.privacyAgreementUrl)}>{LOGIN_TEXTS.privacyPolicy}</Link>
      </Checkbox>
    </View>
  );
});
