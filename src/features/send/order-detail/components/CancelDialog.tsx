import { View } from '@tarojs/components';
import { Dialog } from '@/components/Dialog';
import styles from './CancelDialog.module.scss';

/** Beside the dialog, which is a chunk of its own: the page is near its size limit. */
const TEXTS = {
  ask: '确定取消这个订单吗？',
  hint: '用掉的优惠券和减免金会退回账户。',
  yes: '确定取消',
  no: '暂不取消',
} as const;

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
      title={TEXTS.ask}
      confirm={{ text: TEXTS.yes, onPress: onConfirm }}
      cancel={{ text: TEXTS.no, onPress: onClose }}
    >
      <View className={styles['hint']}>{TEXTS.hint}</View>
    </Dialog>
  );
}
