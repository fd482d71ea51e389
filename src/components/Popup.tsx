import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import type { Layer } from './layers';
import { CloseControl, ModalLayer } from './ModalLayer';
import styles from './Popup.module.scss';

interface PopupProps {
  readonly isOpen: boolean;
  /** Called by the cross, mask, Escape and back gesture; without it there is no cross. */
  readonly onClose?: () => void;
  readonly title?: string;
  /** Accessible name when there is no title. */
  readonly label?: string;
  readonly isMaskClosing?: boolean;
  readonly layer?: Layer;
  readonly children?: ReactNode;
}

/** A sheet from the bottom, above the home bar's safe area. */
export function Popup({ isOpen, onClose, title, label, isMaskClosing, layer, children }: PopupProps) {
  const titleId = useElementId('popup-title');
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      placement="bottom"
      layer={layer}
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
      {onClose !== undefined && <CloseControl className={styles['close']} onClose={onClose} />}
    </ModalLayer>
  );
}
