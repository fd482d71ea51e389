import { View, Text } from '@tarojs/components';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import type { ActionView } from '../incentiveRules';
import styles from './incentive.module.scss';

interface ActionButtonProps {
  /** Its picture is behind the text; our own button shows while it loads, if there is none and if it fails. */
  readonly action: ActionView;
  readonly isLoading?: boolean;
  readonly onPress: () => Promise<unknown>;
}

/**
 * The page's button in the campaign's theme; a picture without configured text is shown without one (product §1.2.2).
 */
export function ActionButton({ action, isLoading, onPress }: ActionButtonProps) {
  const { text, isOwnText, imageUrl } = action;
  const [dressUrl, setDressUrl] = useState('');
  const isDressed = imageUrl !== '' && dressUrl === imageUrl;
  const hasNoText = isDressed && isOwnText;
  return (
    <Button
      isBlock
      className={cx(styles['action'], isDressed && styles['dressed'])}
      isLoading={isLoading}
      label={hasNoText ? text : undefined}
      onClick={onPress}
    >
      {imageUrl !== '' && (
        <Picture
          className={styles['dress']}
          src={imageUrl}
          alt=""
          fit="fill"
          isLazy={false}
          fallback={<View />}
          onShown={() => setDressUrl(imageUrl)}
        />
      )}
      <Text className={styles['words']}>{hasNoText ? '' : text}</Text>
    </Button>
  );
}
