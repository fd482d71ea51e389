import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { ModalLayer } from './ModalLayer';
import { Pressable } from './Pressable';
import styles from './Popup.module.scss';

export interface PopupProps {
  readonly isOpen: boolean;
  /** Asked by the cross, mask, Escape and back gesture; without it there is no cross. */
  readonly onClose?: () => void;
  readonly title?: string;
  /** Name for screen readers when there is no title. */
  readonly label?: string;
  readonly isMaskClosing?: boolean;
  readonly children?: ReactNode;
}

/** A sheet from below, over the home bar's safe area. */
export function Popup({ isOpen, onClose, title, label, isMaskClosing, children }: PopupProps) {
  const titleId = useElementId('popup-title');
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      placement="bottom"
      label={title === undefined ? label : undefined}
      labelledBy={title === undefined ? undefined : titleId}
      isMaskClosing={isMaskClosing}
      className={styles['panel']}
    >
      {title !== undefined && (
        <View id={titleId} className={styles['title']}>
          {title}
        </View>
      )}
      <View className={styles['body']}>{children}</View>
      {onClose !== undefined && <Pressable className={styles['close']} label="关闭" onPress={onClose} />}
    </ModalLayer>
  );
}
