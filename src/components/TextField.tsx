import { Input, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import type { FieldDescription } from '@/platform/markup/types';
import { typedText } from '@/utils/text';
import { cx } from './cx';
import { Pressable } from './Pressable';
import styles from './TextField.module.scss';

export interface TextFieldProps {
  /** Accessible name, and the visible label with `isLabelShown`. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kind?: FieldDescription['kind'];
  /**
   * UTF-16 units. Only for free text that the gateway limits. For a number, leave room for pasted extra characters; its
   * validation rule reports what is too long.
   */
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /**
   * Turning true moves the focus here and opens the keyboard: only as the answer to a tap. The owner turns it false
   * when the field is left.
   */
  readonly isFocused?: boolean;
  /** Error text; announced when it appears. */
  readonly error?: string;
  readonly isClearable?: boolean;
  /** The keyboard's done key. */
  readonly onConfirm?: () => void;
  readonly onBlur?: () => void;
  /** At the end of the row: a send-code button. */
  readonly trailing?: ReactNode;
}

/** Hosts limit to 140 by default; set explicitly, so that all three behave the same. */
const DEFAULT_MAX_LENGTH = 140;

/**
 * A controlled single-line text field. A separate component on purpose: Taro sends an input's value again whenever the
 * component that renders it re-renders.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    kind = 'text',
    maxLength = DEFAULT_MAX_LENGTH,
    error,
    isDisabled = false,
  } = props;
  const errorId = useElementId('field-error');
  const hasError = error !== undefined && error !== '';
  return (
    <View className={cx(styles['field'], isDisabled && styles['disabled'])}>
      {props.isLabelShown === true && (
        <View className={styles['label']} {...markup.access({ isHidden: true })}>
          {label}
        </View>
      )}
      <View className={cx(styles['row'], hasError && styles['wrong'])}>
        <Input
          className={styles['input']}
          value={value}
          maxlength={maxLength}
          placeholder={props.placeholder}
          disabled={isDisabled}
          focus={props.isFocused}
          confirmType="done"
          onInput={(event) => onChange(typedText(event.detail.value, maxLength))}
          onBlur={() => props.onBlur?.()}
          {...markup.field({ kind, placeholderClass: styles['placeholder'], onConfirm: props.onConfirm })}
          {...markup.access({
            label,
            isInvalid: hasError || undefined,
            describedBy: hasError ? errorId : undefined,
          })}
        />
        <View className={styles['clearPlace']}>
          {props.isClearable === true && value !== '' && !isDisabled && (
            <Pressable className={styles['clear']} label={`清除${label}`} onPress={() => onChange('')} />
          )}
        </View>
        {props.trailing}
      </View>
      <View
        id={errorId}
        className={cx(styles['error'], hasError && styles['shown'])}
        {...markup.access({ live: 'polite' })}
      >
        {error ?? ''}
      </View>
    </View>
  );
}
