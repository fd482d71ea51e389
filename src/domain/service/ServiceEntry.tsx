import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { tracker } from '@/tracking';
import styles from './ServiceEntry.module.scss';

const loadDialog = () => import('./ServiceDialog');

interface ServiceEntryProps {
  /** Name of the page, for tracking. */
  readonly page: string;
  /** Replaces the look of a text button in the middle. */
  readonly className?: string;
  /** Replaces 联系客服. */
  readonly children?: ReactNode;
}

/**
 * The way to customer service: number, hours, the host's own chat. Belongs on every page whose texts, or whose gateway's
 * texts, ask users to contact customer service (`test/architecture/service.test.ts`).
 */
export function ServiceEntry({ page, className, children = '联系客服' }: ServiceEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  // Loaded on first use, because few users need it.
  const part = useLoaded(loadDialog, isOpen, close);
  return (
    <View>
      <Pressable
        className={className ?? styles['entry']}
        onPress={() => {
          tracker.click(page, 'service');
          setOpen(true);
        }}
      >
        {children}
      </Pressable>
      <View>{part !== null && <part.ServiceDialog page={page} isOpen={isOpen} onClose={close} />}</View>
    </View>
  );
}
