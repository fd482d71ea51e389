import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import type { FormField } from '@/data/FormModel';
import { scroll } from '@/platform/scroll';
import styles from './FormPage.module.scss';

/** CSS pixels between the top of the viewport and the field that is scrolled to. */
const SCROLL_ROOM_PX = 12;

interface FormPageProps {
  readonly form: { readonly isSubmitting: boolean; readonly elementIdOf: (field: string) => string };
  readonly submitText: string;
  /** Submits the form and handles the outcome; `invalid` names the first invalid field. */
  readonly onSubmit: () => Promise<{ readonly kind: string; readonly field?: string }>;
  readonly children: ReactNode;
}

/** Cards of fields and the button that submits them. A refused submit scrolls to the first invalid field. */
export function FormPage({ form, submitText, onSubmit, children }: FormPageProps) {
  const submit = async (): Promise<void> => {
    const { kind, field } = await onSubmit();
    if (kind !== 'invalid' || field === undefined) return;
    const elementId = form.elementIdOf(field);
    // A screen reader reads the field with its problem; scrolling shows it to everyone.
    scroll.focusIn(elementId);
    void scroll.toElement(elementId, SCROLL_ROOM_PX); // the button does not wait for the scroll animation
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

export interface RowProps<T> {
  readonly field: FormField<T>;
  readonly label: string;
  /** Shown beside the label while the field's value is uncertain. */
  readonly doubtText?: string;
}
