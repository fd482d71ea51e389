import { View } from '@tarojs/components';
import { useState } from 'react';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { tracker } from '@/tracking';
import styles from './ServiceEntry.module.scss';

const loadDialog = () => import('./ServiceDialog');

interface ServiceEntryProps {
  /** Name of the page, for tracking. */
  readonly page: string;
}

/**
 * The way to customer service: number, hours, the host's own chat. Belongs on every page whose texts, or whose gateway's
 * texts, ask users to contact customer service (`test/architecture/service.test.ts`).
 */
export function ServiceEntry({ page }: ServiceEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  // Loaded on first use, because few users need it.
  const part = useLoaded(loadDialog, isOpen, close);
  return (
    <View>
      <Pressable
        className={styles['entry']}
        onPress={() => {
          tracker.click(page, 'service');
          setOpen(true);
        }}
      >
        联系客服
      </Pressable>
      <View>{part !== null && <part.ServiceDialog page={page} isOpen={isOpen} onClose={close} />}</View>
    </View>
  );
}
