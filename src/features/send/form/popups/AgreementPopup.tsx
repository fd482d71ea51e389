import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Link } from '@/components/Link';
import { Popup } from '@/components/Popup';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { POPUP_TEXTS } from './sendPopupTexts';
import styles from './SendPopups.module.scss';

interface AgreementPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onService: () => void;
  readonly onPrivacy: () => void;
  readonly onAgree: () => Promise<unknown>;
}

/** Asks for the consent when nothing else is missing: 同意并下单 ticks it and orders. */
export function AgreementPopup({ isOpen, onClose, onService, onPrivacy, onAgree }: AgreementPopupProps) {
  return (
    <Popup isOpen={isOpen} title={POPUP_TEXTS.agreementTitle} onClose={onClose}>
      <View className={styles['agreement']}>
        {POPUP_TEXTS.agreementAsk}
        <Link onPress={onService}>{SEND_TEXTS.serviceAgreement}</Link>
        {SEND_TEXTS.agreementAnd}
        <Link onPress={onPrivacy}>{SEND_TEXTS.privacyPolicy}</Link>
      </View>
      <View className={styles['done']}>
        <Button isBlock onClick={onAgree}>
          {POPUP_TEXTS.agree}
        </Button>
      </View>
    </Popup>
  );
}
