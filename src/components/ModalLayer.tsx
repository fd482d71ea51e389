import { View } from '@tarojs/components';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  useState,
} from 'react';
import { useElementId } from '@/hooks/useElementId';
import { usePresence } from '@/hooks/usePresence';
import { markup } from '@/platform/markup';
import { overlay } from '@/platform/overlay';
import { cx } from './cx';
import { rankOf, type Layer } from './layers';
import { openLayer, type OpenLayer } from './openLayers';
import { Pressable } from './Pressable';
import styles from './ModalLayer.module.scss';

/** `--motion-out`, plus a frame for the last paint. */
const LEAVE_MS = 170;

/** Registers the layer while it is open. @returns the function to call when the user closes it */
function useOpenLayer(isOpen: boolean, rank: number): () => void {
  const layer = useRef<OpenLayer | null>(null);
  // Before anyone can press in it: what a press begins belongs to this layer.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opened = openLayer(rank);
    layer.current = opened;
    return () => {
      layer.current = null;
      opened.gone();
    };
  }, [isOpen, rank]);
  const [dismissed] = useState(() => () => layer.current?.dismissed());
  return dismissed;
}

const Dismissed = createContext<() => void>(() => undefined);

/** For a control inside a layer that dismisses it, such as 取消: call this before the control's own action. */
export const useDismissed = (): (() => void) => useContext(Dismissed);

interface CloseControlProps {
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** The close button inside a layer. */
export function CloseControl({ className, onClose }: CloseControlProps) {
  const dismissed = useDismissed();
  const close = (): void => {
    dismissed();
    onClose();
  };
  return <Pressable className={className} label="关闭" onPress={close} isReading />;
}

interface ModalLayerProps {
  readonly isOpen: boolean;
  /** Called by mask, close control, Escape and back gesture. Without it only the content can close the layer. */
  readonly onClose?: () => void;
  /** Accessible name of the dialog, or the id of the element that contains it. Exactly one of the two. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly placement?: 'center' | 'bottom';
  /** Default `dialog`; with placement `bottom`, `popup`. */
  readonly layer?: Layer;
  /** A round close button under the content (`placement` center). */
  readonly hasCloseBelow?: boolean;
  readonly isMaskClosing?: boolean;
  readonly closeLabel?: string;
  /** Class of the box around the content; the box has no background. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The bare modal layer: mask, moving the focus in and back, Escape and back gesture, entry and exit. Dialog and Popup
 * are built on it; content with its own artwork uses it directly.
 */
export function ModalLayer(props: ModalLayerProps) {
  const {
    isOpen,
    onClose,
    placement = 'center',
    layer = placement === 'bottom' ? 'popup' : 'dialog',
    isMaskClosing = true,
    closeLabel = '关闭',
    children,
  } = props;
  const id = useElementId('modal');
  const presence = usePresence(isOpen, LEAVE_MS);
  const isClosable = onClose !== undefined;
  const dismissed = useOpenLayer(isOpen, rankOf(layer));
  const close = useRef<() => void>(undefined);
  close.current = isClosable
    ? () => {
        dismissed();
        onClose();
      }
    : undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    const unlock = overlay.lockScroll();
    const untrap = overlay.trapFocus(id);
    const restore = overlay.moveFocusInto(id);
    return () => {
      untrap();
      unlock();
      restore();
    };
  }, [isOpen, id]);

  useEffect(() => {
    if (!isOpen || !isClosable) return undefined;
    return overlay.onDismiss(() => close.current?.(), rankOf(layer));
  }, [isOpen, isClosable, layer]);

  return (
    <View>
      {presence !== 'absent' && (
        <View
          className={cx(
            styles['layer'],
            styles[placement],
            styles[layer],
            presence === 'leaving' && styles['leaving'],
          )}
        >
          <View
            className={styles['mask']}
            onClick={() => isMaskClosing && close.current?.()}
            {...markup.access({ isHidden: true })}
            {...markup.holdScroll}
          />
          <View
            id={id}
            className={cx(styles['box'], props.className)}
            {...markup.access(
              // Hidden from screen readers while leaving: the next dialog may already be open.
              presence === 'leaving'
                ? { isHidden: true }
                : { role: 'dialog', isModal: true, label: props.label, labelledBy: props.labelledBy },
            )}
          >
            <Dismissed.Provider value={dismissed}>{children}</Dismissed.Provider>
            {props.hasCloseBelow === true && isClosable && (
              <Pressable
                className={styles['closeBelow']}
                label={closeLabel}
                onPress={() => close.current?.()}
                isReading
              />
            )}
          </View>
        </View>
      )}
    </View>
  );
}
