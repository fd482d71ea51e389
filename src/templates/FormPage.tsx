import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Checkbox } from '@/components/Checkbox';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { TextField, type TextFieldProps } from '@/components/TextField';
import type { FormField } from '@/data/FormModel';
import { useElementId } from '@/hooks/useElementId';
import { LongText } from '@/platform/longText';
import { markup } from '@/platform/markup';
import { scroll } from '@/platform/scroll';
import styles from './FormPage.module.scss';

/** CSS pixels between the top of what is seen and a field that is scrolled to. */
const SCROLL_ROOM_PX = 12;

interface FormPageProps {
  readonly form: { readonly isSubmitting: boolean; readonly elementIdOf: (field: string) => string };
  readonly submitText: string;
  /** The form's submit and what the page says to its end; `invalid` names the first wrong field. */
  readonly onSubmit: () => Promise<{ readonly kind: string; readonly field?: string }>;
  readonly children: ReactNode;
}

/** Cards of fields and the one button that submits them. A refused submit leads to the first wrong field. */
export function FormPage({ form, submitText, onSubmit, children }: FormPageProps) {
  const submit = async (): Promise<void> => {
    const { kind, field } = await onSubmit();
    if (kind !== 'invalid' || field === undefined) return;
    const elementId = form.elementIdOf(field);
    // A screen reader reads the field with its problem; everybody sees it.
    scroll.focusIn(elementId);
    void scroll.toElement(elementId, SCROLL_ROOM_PX); // the button does not wait for the glide
  };
  return (
    <View className={styles['page']}>
      {children}
      <View className={styles['foot']}>
        <SubmitButton form={form} text={submitText} onPress={submit} />
      </View>
    </View>
  );
}

interface SubmitButtonProps extends Pick<FormPageProps, 'form'> {
  readonly text: string;
  readonly onPress: () => Promise<void>;
}

const SubmitButton = observer(function SubmitButton({ form, text, onPress }: SubmitButtonProps) {
  return (
    <Button isBlock isLoading={form.isSubmitting} onClick={onPress}>
      {text}
    </Button>
  );
});

/** Ground of fields that belong together. */
export function FormCard({ children }: { readonly children: ReactNode }) {
  return <View className={styles['card']}>{children}</View>;
}

interface RowProps<T> {
  readonly field: FormField<T>;
  readonly label: string;
  /** Stands beside the label while the field is doubtful. */
  readonly doubtText?: string;
}

interface FieldRowProps extends RowProps<unknown> {
  readonly isLabelShown?: boolean;
  /** Id for the sentence about what is wrong; absent: the control says it itself. */
  readonly problemId?: string;
  readonly children: ReactNode;
}

/** A label that stays, its mark, a control, and what is wrong with it, told when it appears. */
export const FieldRow = observer(function FieldRow(props: FieldRowProps) {
  const { field, label, doubtText, isLabelShown = true, problemId, children } = props;
  return (
    <View id={field.elementId} className={styles['field']}>
      {isLabelShown && <FieldLabel field={field} label={label} doubtText={doubtText} />}
      {children}
      {problemId !== undefined && (
        <View id={problemId} className={styles['problem']} {...markup.access({ live: 'polite' })}>
          {field.problem}
        </View>
      )}
    </View>
  );
});

const FieldLabel = observer(function FieldLabel({ field, label, doubtText }: RowProps<unknown>) {
  return (
    <View className={styles['label']}>
      <Text>{label}</Text>
      {doubtText !== undefined && field.isDoubtful && <Tag tone="gold">{doubtText}</Tag>}
    </View>
  );
});

type TextRowProps = RowProps<string> &
  Pick<TextFieldProps, 'kind' | 'maxLength' | 'placeholder' | 'isDisabled' | 'trailing' | 'onConfirm'>;

/** A line of text. An observer of its own field alone: a mini program sends an input again with whatever renders it. */
export const TextRow = observer(function TextRow({ field, label, doubtText, ...look }: TextRowProps) {
  return (
    <FieldRow field={field} label={label} doubtText={doubtText}>
      <TextField
        {...look}
        label={label}
        value={field.value}
        onChange={field.set}
        onBlur={field.leave}
        error={field.problem}
        isClearable
      />
    </FieldRow>
  );
});

interface LongTextRowProps extends RowProps<string> {
  readonly placeholder: string;
  readonly maxLength: number;
  /** False: the placeholder and what stands around it say what it is for. */
  readonly isLabelShown?: boolean;
}

/** A text of several lines. */
export const LongTextRow = observer(function LongTextRow(props: LongTextRowProps) {
  const { field, label, doubtText, isLabelShown, placeholder, maxLength } = props;
  const problemId = useElementId('field-problem');
  const isWrong = field.problem !== '';
  return (
    <FieldRow
      field={field}
      label={label}
      doubtText={doubtText}
      isLabelShown={isLabelShown}
      problemId={problemId}
    >
      <LongText
        label={label}
        value={field.value}
        placeholder={placeholder}
        maxLength={maxLength}
        className={cx(styles['text'], isWrong && styles['wrong'])}
        placeholderClass={styles['placeholder']}
        onChange={field.set}
        onBlur={field.leave}
        isInvalid={isWrong || undefined}
        describedBy={isWrong ? problemId : undefined}
      />
    </FieldRow>
  );
});

interface PickerRowProps extends RowProps<unknown> {
  /** What was chosen, in words; '' : nothing yet. A function, so that the row itself hears of changes. */
  readonly text: () => string;
  readonly placeholder: string;
  readonly onOpen: () => void;
}

/** A row that opens what a value is chosen from. */
export const PickerRow = observer(function PickerRow(props: PickerRowProps) {
  const { field, label, doubtText, placeholder, onOpen } = props;
  const problemId = useElementId('field-problem');
  const text = props.text();
  const isWrong = field.problem !== '';
  return (
    <FieldRow field={field} label={label} doubtText={doubtText} problemId={problemId}>
      <Pressable
        className={cx(styles['picker'], isWrong && styles['wrong'])}
        label={`${label}，${text || placeholder}`}
        describedBy={isWrong ? problemId : undefined}
        onPress={onOpen}
      >
        <Text className={cx(styles['picked'], text === '' && styles['empty'])}>{text || placeholder}</Text>
      </Pressable>
    </FieldRow>
  );
});

/** Yes or no; its words stand beside the box. */
export const CheckRow = observer(function CheckRow({ field, label }: RowProps<boolean>) {
  return (
    <Checkbox isChecked={field.value} onChange={field.set} label={label}>
      {label}
    </Checkbox>
  );
});
