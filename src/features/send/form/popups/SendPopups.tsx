import { observer } from 'mobx-react';
import { Dialog } from '@/components/Dialog';
import type { SendStore } from '../SendStore';
import { AgreementPopup } from './AgreementPopup';
import { CouponPopup } from './CouponPopup';
import { ForbiddenPopup } from './ForbiddenPopup';
import { RemarkPopup } from './RemarkPopup';
import { POPUP_TEXTS, type PopupName } from './sendPopupTexts';
import { SlotPopup } from './SlotPopup';

export interface SendPopupsProps {
  readonly store: SendStore;
  readonly nowMs: () => number;
  /** Null: all are closed. */
  readonly open: PopupName | null;
  readonly onClose: () => void;
  readonly onOrders: () => Promise<unknown>;
  readonly onSubmit: () => Promise<unknown>;
  readonly onService: () => void;
  readonly onPrivacy: () => void;
}

/** All popups of the send page; loaded with the first one that opens. */
export const SendPopups = observer(function SendPopups(props: SendPopupsProps) {
  const { store, open, nowMs, onClose, onOrders, onSubmit } = props;
  return (
    <>
      <SlotPopup store={store} nowMs={nowMs} isOpen={open === 'slot'} onClose={onClose} />
      <CouponPopup store={store} isOpen={open === 'coupon'} onClose={onClose} />
      <RemarkPopup store={store} isOpen={open === 'remark'} onClose={onClose} />
      <ForbiddenPopup store={store} isOpen={open === 'forbidden'} onClose={onClose} />
      <AgreementPopup
        isOpen={open === 'agreement'}
        onClose={onClose}
        onService={props.onService}
        onPrivacy={props.onPrivacy}
        onAgree={async () => {
          onClose();
          store.draft.setAgreed(true);
          await onSubmit();
        }}
      />
      <Dialog
        isOpen={open === 'other-order'}
        title={POPUP_TEXTS.otherOrderTitle}
        onClose={onClose}
        cancel={{
          text: POPUP_TEXTS.orderAgain,
          onPress: async () => {
            onClose();
            await onSubmit();
          },
        }}
        confirm={{
          text: POPUP_TEXTS.viewOrder,
          onPress: async () => {
            onClose();
            await onOrders();
          },
        }}
      >
        {POPUP_TEXTS.otherOrder}
      </Dialog>
    </>
  );
});
