import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { ModalLayer } from '@/components/ModalLayer';
import { markup } from '@/platform/markup';
import styles from '@/domain/openApp/openApp.module.scss';

interface BrowserGuideProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCopy: () => Promise<void>;
}

const STEPS = ['点击右上角的', '选择“在浏览器打开”', '在浏览器中打开APP'];

/** Overlay for a host that opens no app (the messaging app's browser): how to get to a browser that does. */
export function BrowserGuide({ isOpen, onClose, onCopy }: BrowserGuideProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      label="请在浏览器中打开"
      className={styles['guide']}
      hasCloseBelow
    >
      <View className={styles['sheet']}>
        <View className={styles['guideTitle']} {...markup.access({ role: 'heading' })}>
          请在浏览器中打开
        </View>
        {STEPS.map((step, index) => (
          <View key={step} className={styles['step']}>
            <View className={styles['number']} {...markup.access({ isHidden: true })}>
              {String(index + 1)}
            </View>
            <View>{step}</View>
            {index === 0 && (
              <View className={styles['dots']} {...markup.access({ role: 'img', label: '更多' })} />
            )}
          </View>
        ))}
        <Button kind="secondary" isBlock onClick={onCopy}>
          复制链接
        </Button>
      </View>
    </ModalLayer>
  );
}
