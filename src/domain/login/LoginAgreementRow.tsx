import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Checkbox } from '@/components/Checkbox';
import { Link } from '@/components/Link';
import { env } from '@/env';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import styles from './SmsForm.module.scss';

async function open(url: string): Promise<void> {
  const outcome = await navigator.openLink(url);
  if (outcome.kind !== 'done') toast.show(LOGIN_TEXTS.linkFailed);
}

/** Checkbox for consent to both agreements; never ticked in advance. */
export const LoginAgreementRow = observer(function LoginAgreementRow({ agreement }: LoginAgreementRowProps) {
  return (
    <View className={styles['row']}>
      <Checkbox
        isChecked={agreement.isAgreed}
        onChange={agreement.setAgreed}
        label={LOGIN_TEXTS.agreementName}
      >
        {LOGIN_TEXTS.agreementLead}
        <Link onPress={() => void open(env.serviceAgreementUrl)}>{LOGIN_TEXTS.serviceAgreement}</Link>
        {LOGIN_TEXTS.agreementAnd}
        <Link onPress={() => void open(env.privacyAgreementUrl)}>{LOGIN_TEXTS.privacyPolicy}</Link>
      </Checkbox>
    </View>
  );
});

interface LoginAgreementRowProps {
  readonly agreement: Agreement;
}

/** The state of the checkbox; any of the logins implements it. */
interface Agreement {
  readonly isAgreed: boolean;
  setAgreed(isAgreed: boolean): void;
}
