import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { Button } from './Button';
import { cx } from './cx';
import type { Layer } from './layers';
import { CloseControl, ModalLayer, useDismissed } from './ModalLayer';
import styles from './Dialog.module.scss';

export interface DialogAction {
  readonly text: string;
  /** The dialog does not close automatically: the owner of `isOpen` decides. */
  readonly onPress: () => void | Promise<unknown>;
  readonly isDisabled?: boolean;
  /** Extra class, besides the button's. */
  readonly className?: string;
}

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by the cross, mask, Escape and back gesture. Without it there is no cross, and only the actions close. */
  readonly onClose?: () => void;
  readonly title?: string;
  /** Accessible name when there is no title. */
  readonly label?: string;
  readonly confirm?: DialogAction;
  readonly cancel?: DialogAction;
  readonly isMaskClosing?: boolean;
  readonly layer?: Layer;
  readonly children?: ReactNode;
}

/** A modal question or text. Long content scrolls inside; title and actions stay in place. */
export function Dialog({
  isOpen,
  onClose,
  title,
  label,
  confirm,
  cancel,
  isMaskClosing,
  layer,
  children,
}: DialogProps) {
  const titleId = useElementId('dialog-title');
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      label={title === undefined ? label : undefined}
      labelledBy={title === undefined ? undefined : titleId}
      isMaskClosing={isMaskClosing}
      layer={layer}
      className={styles['panel']}
    >
      {title !== undefined && (
        <View id={titleId} className={styles['title']}>
          {title}
        </View>
      )}
      <View className={styles['body']}>{children}</View>
      {(confirm !== undefined || cancel !== undefined) && (
        <View className={styles['actions']}>
          {cancel !== undefined && <CancelButton {...cancel} />}
          {confirm !== undefined && (
            <Button
              className={cx(styles['action'], confirm.className)}
              onClick={confirm.onPress}
              isDisabled={confirm.isDisabled}
              isReading={confirm.onPress === onClose}
            >
              {confirm.text}
            </Button>
          )}
        </View>
      )}
      {onClose !== undefined && <CloseControl className={styles['close']} onClose={onClose} />}
    </ModalLayer>
  );
}

function CancelButton({ text, onPress, isDisabled }: DialogAction) {
  const dismissed = useDismissed();
  const cancel = (): void | Promise<unknown> => {
    dismissed();
    return onPress();
  };
  return (
    <Button kind="ghost" className={styles['action']} onClick={cancel} isDisabled={isDisabled} isReading>
      {text}
    </Button>
  );
}
