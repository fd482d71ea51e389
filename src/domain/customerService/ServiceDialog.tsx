import { View } from '@tarojs/components';
import { Button, buttonClass } from '@/components/Button';
import { cx } from '@/components/cx';
import { Dialog } from '@/components/Dialog';
import { customerService } from '@/env.service';
import { serviceChat } from '@/platform/serviceChat';
import { tracker } from '@/tracking';
import { callService, copyServicePhone } from './callService';
import styles from './ServiceDialog.module.scss';

interface ServiceDialogProps {
  readonly page: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The number stays visible, because a host may neither call nor copy. */
export function ServiceDialog({ page, isOpen, onClose }: ServiceDialogProps) {
  const { phone, hours } = customerService;
  const ChatButton = serviceChat();
  const call = (): Promise<void> => {
    tracker.click(page, 'serviceCall');
    return callService(phone);
  };
  const copy = (): Promise<void> => {
    tracker.click(page, 'serviceCopy');
    return copyServicePhone(phone);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="联系客服">
      <View className={styles['phone']}>{phone}</View>
      {hours !== '' && <View className={styles['hours']}>{`服务时间 ${hours}`}</View>}
      <View className={styles['ways']}>
        <Button isBlock className={styles['way']} onClick={call}>
          拨打电话
        </Button>
        {ChatButton !== null && (
          <ChatButton
            className={cx(buttonClass({ kind: 'secondary', isBlock: true }), styles['way'])}
            onPress={() => tracker.click(page, 'serviceChat')}
          >
            在线客服
          </ChatButton>
        )}
        <Button isBlock kind="secondary" className={styles['way']} onClick={copy}>
          复制号码
        </Button>
      </View>
    </Dialog>
  );
}
