import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import styles from './ActionButton.module.scss';

interface ActionButtonProps {
  readonly text: string;
  /** Drawn behind the text; the own button shows while it comes, when there is none and when it fails. */
  readonly imageUrl: string;
  readonly isLoading?: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** The one button of a page, in the campaign's dress (spec 1 §2.2). */
export function ActionButton({ text, imageUrl, isLoading, onPress }: ActionButtonProps) {
  const [dressUrl, setDressUrl] = useState('');
  const isDressed = imageUrl !== '' && dressUrl === imageUrl;
  return (
    <Button
      isBlock
      className={cx(styles['action'], isDressed && styles['dressed'])}
      isLoading={isLoading}
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
      <Text className={styles['words']}>{text}</Text>
    </Button>
  );
}
