import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { Picture } from '@/components/Picture';
import { env } from '@/env';
import { pictureAddress } from '@/session/links';
import { thumbnailAddress } from '@/utils/thumbnail';
import styles from './taskEntries.module.scss';

/** Product §2.9 "Thumbnail default". */
const THUMBNAIL = {} as const;

interface TaskIconProps {
  /** As the gateway sends it; '' for none. */
  readonly src: string;
  /** Shows full-size pictures (query closeThumbnail of the weekly page). */
  readonly isFull?: boolean;
}

/** A task's picture on a background that reserves its space; decorative, since the title describes the task. */
export function TaskIcon({ src, isFull = false }: TaskIconProps) {
  const address = useMemo(() => {
    const allowed = pictureAddress(src);
    return isFull ? allowed : thumbnailAddress(allowed, THUMBNAIL, env.imageHost);
  }, [src, isFull]);
  return (
    <View className={styles['icon']}>
      <Picture
        className={styles['drawn']}
        src={address}
        alt=""
        isPlain
        fallback={<View className={styles['coin']} />}
      />
    </View>
  );
}
