import { View } from '@tarojs/components';
import { Dialog } from '@/components/Dialog';
import { env } from '@/env';
import styles from './NameDialog.module.scss';

interface NameDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Decision: the description names the switch and no call that changes the name; it is changed where the account is, in the
 * consumer app, and this says so.
 */
export function NameDialog({ isOpen, onClose }: NameDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="规范取件姓名"
      confirm={{ text: '知道了', onPress: onClose }}
    >
      <View className={styles['text']}>为保障包裹安全，请使用真实姓名收件，与快递面单保持一致。</View>
      <View className={styles['text']}>{`需要修改时，请前往${env.appName}的个人资料。`}</View>
    </Dialog>
  );
}
