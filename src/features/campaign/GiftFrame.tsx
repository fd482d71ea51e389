import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { markup } from '@/platform/markup';
import { GiftBox, type GiftBoxProps, useFreshlyOpened } from './GiftBox';
import styles from './GiftFrame.module.scss';

interface GiftFrameProps extends GiftBoxProps {
  /** '' if the page does not know what the gift is. */
  readonly title?: string;
  /** Who gives it; '' if it is not said. */
  readonly from?: string;
  readonly ruleDesc?: string;
  /** Wraps hero and cards, to pull them down. */
  readonly wrap?: (content: ReactNode) => ReactNode;
  /** Cards below the hero. */
  readonly children: ReactNode;
}

/** Layout of a gift's page: hero with title, giver and box, then cards; rules. */
export function GiftFrame({ title = '', from = '', ruleDesc = '', ...props }: GiftFrameProps) {
  const { state, prizes, picture, wrap, children } = props;
  const isFresh = useFreshlyOpened(state);
  const content = (
    <View>
      <View className={styles['hero']}>
        {title !== '' && (
          <View className={styles['title']} {...markup.access({ role: 'heading' })}>
            {title}
          </View>
        )}
        {from !== '' && <View className={styles['from']}>{from}</View>}
        <View className={styles['object']}>
          <GiftBox state={state} prizes={prizes} picture={picture} />
        </View>
      </View>
      <View className={cx(styles['main'], isFresh && styles['dealt'])}>{children}</View>
    </View>
  );
  return (
    <View className={styles['page']}>
      {wrap === undefined ? content : wrap(content)}
      <ActivityRules html={ruleDesc} />
    </View>
  );
}
