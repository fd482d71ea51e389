import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { hostShareButton } from '@/platform/shareButton';
import { CornerTag, type CornerTagProps } from './CornerTag';
import { pressShare } from './pressShare';
import type { SharedPage } from './sharedPage';
import styles from './RulesButton.module.scss';

interface ShareTagProps extends Pick<CornerTagProps, 'isSecond'> {
  readonly page: SharedPage;
  /** Called before anything opens. */
  readonly onPress: () => void;
}

const TEXT = '分享';

/** `ShareButton` as a tag at the right edge of a campaign's picture. */
export function ShareTag({ page, isSecond = false, onPress }: ShareTagProps) {
  const HostButton = hostShareButton();
  if (HostButton !== null)
    return (
      <HostButton
        className={cx(styles['area'], styles['ofHost'], isSecond && styles['second'])}
        label={TEXT}
        onPress={onPress}
      >
        <View className={styles['tag']}>{TEXT}</View>
      </HostButton>
    );
  return (
    <CornerTag
      text={TEXT}
      isSecond={isSecond}
      onPress={() => {
        onPress();
        return pressShare(page);
      }}
    />
  );
}
