import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Checkbox } from '@/components/Checkbox';
import { Link } from '@/components/Link';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { ProblemLine } from './ProblemLine';
import type { SendStore } from './SendStore';
import styles from './sendCards.module.scss';

interface SendAgreementRowProps {
  readonly store: SendStore;
  readonly onService: () => void;
  readonly onPrivacy: () => void;
}

/** Consent to both agreements, once per account; never ticked in advance. */
export const SendAgreementRow = observer(function SendAgreementRow({
  store,
  onService,
  onPrivacy,
}: SendAgreementRowProps) {
  return (
    <View id="send-agreement" className={styles['row']}>
      {store.needsAgreement && (
        <Checkbox
          isChecked={store.draft.form.isAgreed}
          onChange={store.draft.setAgreed}
          label={SEND_TEXTS.agreementName}
        >
          {SEND_TEXTS.agreementLead}
          <Link onPress={onService}>{SEND_TEXTS.serviceAgreement}</Link>
          {SEND_TEXTS.agreementAnd}
          <Link onPress={onPrivacy}>{SEND_TEXTS.privacyPolicy}</Link>
        </Checkbox>
      )}
      <ProblemLine store={store} field="agreement" />
    </View>
  );
});
