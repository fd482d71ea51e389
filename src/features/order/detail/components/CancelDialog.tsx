import { View } from '@tarojs/components';
import { Dialog } from '@/components/Dialog';
import { ORDER_TEXTS } from '@/domain/order/orderTexts';
import styles from './CancelDialog.module.scss';

interface CancelDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

export function CancelDialog({ isOpen, onClose, onConfirm }: CancelDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={ORDER_TEXTS.cancelAsk}
      confirm={{ text: ORDER_TEXTS.cancelYes, onPress: onConfirm }}
      cancel={{ text: ORDER_TEXTS.cancelNo, onPress: onClose }}
    >
      <View className={styles['hint']}>{ORDER_TEXTS.cancelHint}</View>
    </Dialog>
  );
}
