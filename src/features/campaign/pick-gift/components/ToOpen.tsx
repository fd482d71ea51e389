import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ActivitySteps } from '@/domain/activity/parts/ActivitySteps';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { PickGiftProps } from '../pickGiftProps';
import styles from '../PickGift.module.scss';

const PAGE = 'pickGiftActivity';

const STEPS = ['取件成功', '打开礼盒', '礼品放入账户'];

interface ToOpenProps extends Pick<PickGiftProps, 'store'> {
  /** '' if the gateway names no deadline. */
  readonly until: string;
}

export const ToOpen = observer(function ToOpen({ store, until }: ToOpenProps) {
  const open = async (): Promise<void> => {
    tracker.click(PAGE, 'open');
    const words = await store.open();
    if (words !== '') toast.show(words);
  };
  return (
    <>
      <Card className={styles['centered']}>
        <View className={styles['words']}>取件成功，送您一份礼物</View>
        {until !== '' && <View className={styles['until']}>{`请在 ${until} 前打开`}</View>}
        <Button isBlock isLoading={store.isOpening} onClick={open}>
          打开礼盒
        </Button>
      </Card>
      <ActivitySteps steps={STEPS} />
    </>
  );
});
